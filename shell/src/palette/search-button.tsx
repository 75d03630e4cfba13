import { css } from '@emotion/react';
import { token, type, when } from '@portal/shared/theme';
import { Icon, IconButton, Kbd } from '@portal/shared/ui/controls';
import { Palette } from './lazy-palette.ts';
import { PALETTE_KEYS } from './palette-keys.ts';
import { useSearchLabel } from './search-pages.ts';
import { usePaletteOpening } from './use-palette-opening.ts';

const styles = {
  box: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    // Wider where the label needs it.
    minWidth: '248px',
    height: token.size.control,
    paddingInline: '12px 8px',
    borderRadius: token.radius.control,
    ...type.label,
    fontWeight: 450,
    color: token.color.text3,
    backgroundColor: token.color.fill,
    [when.hover]: { '&:hover': { backgroundColor: token.color.fill2 } },
  }),
  textBlock: css({ flex: 1, textAlign: 'start', whiteSpace: 'nowrap' }),
};

export type SearchButtonProps = {
  /** `box`: looks like a search field; `icon`: an icon only, where space is short. */
  variant: 'box' | 'icon';
};

/** Opens the palette; hover or focus preloads its chunk. */
export function SearchButton({ variant }: SearchButtonProps) {
  const { open } = usePaletteOpening();
  const label = useSearchLabel();
  const preload = () => void Palette.preload();
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  } as const;
  if (variant === 'icon') return <IconButton icon="search" iconSize={18} label={label} {...shared} />;
  return (
    <button type="button" css={styles.box} {...shared}>
      <Icon name="search" />
      <span css={styles.textBlock}>{label}</span>
      <span aria-hidden>
        <Kbd>{PALETTE_KEYS.join(' ')}</Kbd>
      </span>
    </button>
  );
}
