import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Kbd } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { paletteTexts } from './palette-texts.ts';
import { PALETTE_KEYS } from './palette-keys.ts';
import { useSearchLabel } from './search-pages.ts';

const SHORTCUTS = [
  { what: 'palette', keys: PALETTE_KEYS },
  { what: 'search', keys: ['/'] },
  { what: 'sheet', keys: ['?'] },
  { what: 'move', keys: ['↑', '↓'] },
  { what: 'choose', keys: ['↵'] },
  { what: 'close', keys: ['Esc'] },
] as const;

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: token.space[12], ...type.body }),
  keys: css({ display: 'flex', gap: token.space[4], margin: 0 }),
};

export type ShortcutSheetProps = { isOpen: boolean; onClose: () => void };

/** The list of keyboard shortcuts. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  const { t } = paletteTexts.useTexts();
  const search = useSearchLabel();
  return (
    <Modal size="confirm" isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <dl css={styles.list}>
        {SHORTCUTS.map(({ what, keys }) => (
          <div key={what} style={{ display: 'contents' }}>
            <dt>{t(`shortcuts.${what}`, { search })}</dt>
            <dd css={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
