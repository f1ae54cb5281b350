// The inks of Point: Vienna about 1975. Cork, ebony, ivory, and cards of cream paper with a wine edge and a sea-green one.

export const CORK = '#c79a63';
export const CORK_DEEP = '#9b7040';
export const CORK_PALE = '#e3c08d';
export const EBONY = '#26211d';
export const IVORY = '#f7efdc';
export const CREAM = '#fbf5e6';
export const BROWN = '#3a2612';
export const WINE = '#8d2a44';
export const SEA = '#1f6a6c';
export const BACK = '#264b52';
