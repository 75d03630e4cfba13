import { css } from '@emotion/react';
import { paths } from '@portal/shared/routing';
import { token, type } from '@portal/shared/theme';
import { Icon, LinkButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

const styles = {
  box: css({
    display: 'flex',
    gap: token.space[12],
    padding: token.space[16],
    borderRadius: token.radius.card,
    border: `1px solid ${token.color.primaryTint2}`,
    backgroundColor: token.color.primaryTint,
  }),
  tile: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '36px',
    height: '36px',
    borderRadius: token.radius.control,
    color: token.color.onPrimary,
    backgroundColor: token.color.primary,
  }),
  title: css({ ...type.strong, margin: 0, color: token.color.text }),
  text: css({ ...type.label, fontWeight: 450, margin: '2px 0 4px', color: token.color.text2 }),
  link: css({ marginLeft: '-12px' }),
};

/** Leads to the guide on tracks for videos that sell something. */
export function ShoppingTeaser() {
  const { t } = texts.useTexts();
  return (
    <section css={styles.box} aria-labelledby="music-shopping">
      <span css={styles.tile}>
        <Icon name="shopping" size={18} />
      </span>
      <div>
        <h2 id="music-shopping" css={styles.title}>
          {t('shopping.teaser.title')}
        </h2>
        <p css={styles.text}>{t('shopping.teaser.text')}</p>
        <LinkButton
          css={styles.link}
          variant="quiet"
          size="sm"
          iconEnd="chevron-right"
          to={paths.musicsShopping.href()}
        >
          {t('shopping.teaser.link')}
        </LinkButton>
      </div>
    </section>
  );
}
