import { css } from '@emotion/react';
import { useQueryFlag } from '@portal/shared/routing';
import { token, type, when } from '@portal/shared/theme';
import { Icon, IconButton, Kbd } from '@portal/shared/ui/controls';
import { shellTexts } from '../texts.ts';
import { loadPalette } from './load-palette.ts';
import { PALETTE_KEYS } from './palette-keys.ts';

const styles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    width: '248px',
    height: token.size.control,
    paddingInline: '12px 8px',
    borderRadius: token.radius.control,
    ...type.label,
    fontWeight: 450,
    color: token.color.text3,
    backgroundColor: token.color.fill,
    [when.hover]: { '&:hover': { backgroundColor: token.color.fill2 } },
  }),
  words: css({
    flex: 1,
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
};

export type SearchButtonProps = {
  /** `box`: looks like the box it opens; `icon`: where there is no room for one. */
  look: 'box' | 'icon';
};

/** Opens the palette. Its code is fetched as soon as the button is approached. */
export function SearchButton({ look }: SearchButtonProps) {
  const { t } = shellTexts.useTexts();
  const palette = useQueryFlag('palette');
  const approach = () => {
    // Should it not come, opening asks again and says so.
    loadPalette().catch(() => undefined);
  };
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: approach,
    onFocus: approach,
    onClick: () => palette.open(),
  } as const;
  if (look === 'icon') return <IconButton icon="search" iconSize={18} label={t('nav.search')} {...shared} />;
  return (
    <button type="button" css={styles.box} {...shared}>
      <Icon name="search" />
      <span css={styles.words}>{t('nav.search')}</span>
      <span aria-hidden>
        <Kbd>{PALETTE_KEYS.join(' ')}</Kbd>
      </span>
    </button>
  );
}
