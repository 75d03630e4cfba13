import { useState } from 'react';
import type { Snackbar } from '../../state/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './snackbar.styles.ts';
import { useHoldableTimer } from './use-holdable-timer.ts';

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;

type SnackbarItemProps = { snackbar: Snackbar; isHeld: boolean; onDismiss: (id: number) => void };

const SnackbarItem = ({ snackbar, isHeld, onDismiss }: SnackbarItemProps) => {
  const { t } = uiTexts.useTexts();
  const { id, type, title, text, action, duration } = snackbar;
  useHoldableTimer(duration, isHeld, () => onDismiss(id));
  return (
    <li css={styles.snackbar}>
      <Icon name={icons[type]} size={20} css={styles.kinds[type]} />
      <div css={styles.words} role={type === 'error' ? 'alert' : 'status'}>
        <span css={visuallyHidden}>{t(`snackbar.${type}`)}: </span>
        <p css={styles.title}>{title}</p>
        {text && <p css={styles.text}>{text}</p>}
      </div>
      <div css={styles.end}>
        {action && (
          <button
            type="button"
            css={styles.action}
            onClick={() => {
              action.run();
              onDismiss(id);
            }}
          >
            {action.label}
          </button>
        )}
        <IconButton icon="close" size="sm" label={t('action.close')} onClick={() => onDismiss(id)} />
      </div>
    </li>
  );
};

/** Props of `SnackbarStack`. */
export type SnackbarStackProps = {
  /** Newest first. */
  snackbars: readonly Snackbar[];
  onDismiss: (id: number) => void;
};

/** The messages about results of actions, over everything. While one is pointed at or has the focus, all wait. */
export const SnackbarStack = ({ snackbars, onDismiss }: SnackbarStackProps) => {
  const { t } = uiTexts.useTexts();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // A message that left under the pointer sends no leave event.
  const isHeld = snackbars.length > 0 && (isPointed || hasFocus);
  if (snackbars.length === 0 && (isPointed || hasFocus)) {
    setPointed(false);
    setFocus(false);
  }
  const handleDismiss = (id: number) => {
    // The button that was pressed goes with its message, and takes the focus with it without a word.
    setFocus(false);
    onDismiss(id);
  };
  return (
    <section
      css={styles.stack}
      data-print="hide"
      // A region of its own wherever it stands; while it is empty there is nothing to find.
      aria-label={snackbars.length > 0 ? t('snackbar.list') : undefined}
      // Keeps it readable and pressable while a modal hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ul css={styles.list}>
        {snackbars.map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} isHeld={isHeld} onDismiss={handleDismiss} />
        ))}
      </ul>
    </section>
  );
};
