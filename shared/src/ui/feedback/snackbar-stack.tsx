import { useState } from 'react';
import type { Snackbar } from '../../state/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import { uiTexts } from '../texts/index.ts';
import * as styles from './snackbar.styles.ts';
import { usePausableTimer } from './use-pausable-timer.ts';

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const;

type SnackbarItemProps = { snackbar: Snackbar; isPaused: boolean; onDismiss: (id: number) => void };

const SnackbarItem = ({ snackbar, isPaused, onDismiss }: SnackbarItemProps) => {
  const { t } = uiTexts.useTexts();
  const { id, type, title, text, action, duration } = snackbar;
  usePausableTimer(duration, isPaused, () => onDismiss(id));
  return (
    <li css={styles.snackbar}>
      <Icon name={icons[type]} size={20} css={styles.kinds[type]} />
      <div css={styles.words} role={type === 'error' ? 'alert' : 'status'}>
        <span css={visuallyHidden}>{`${t(`snackbar.${type}`)}: `}</span>
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

/** The visible snackbars above the page; while one is hovered or focused, all timers are paused. */
export const SnackbarStack = ({ snackbars, onDismiss }: SnackbarStackProps) => {
  const { t } = uiTexts.useTexts();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // A snackbar that is removed under the pointer fires no leave event.
  const isPaused = snackbars.length > 0 && (isHovered || hasFocus);
  if (snackbars.length === 0 && (isHovered || hasFocus)) {
    setHovered(false);
    setFocus(false);
  }
  const handleDismiss = (id: number) => {
    // Removing the focused button fires no blur event.
    setFocus(false);
    onDismiss(id);
  };
  return (
    <section
      css={styles.stack}
      data-print="hide"
      // Without a name, an empty section is no landmark.
      aria-label={snackbars.length > 0 ? t('snackbar.list') : undefined}
      // Keeps it accessible while react-aria hides the rest of the page behind a modal.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ul css={styles.list}>
        {snackbars.map((snackbar) => (
          <SnackbarItem key={snackbar.id} snackbar={snackbar} isPaused={isPaused} onDismiss={handleDismiss} />
        ))}
      </ul>
    </section>
  );
};
