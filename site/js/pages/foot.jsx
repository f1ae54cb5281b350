/** The foot of every page that has one. */

/** @param {{boot: import('../types.d.ts').Boot, t: import('../app/i18n.js').Words}} props */
export function Foot({ boot, t }) {
  const { embed, check } = boot.links.pages;
  return (
    <footer class="foot">
      <p>{t('home-footer')}</p>
      <p class="foot-links">
        {embed && <a href={embed}>{t('embed-title')}</a>}
        <a href={check}>{t('check-title')}</a>
      </p>
      <p class="version">{t('common-version', { version: boot.version })}</p>
    </footer>
  );
}
