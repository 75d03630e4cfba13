import { css, keyframes } from '@emotion/react';
import { isOverlayVisibleAtom, isSpinnerVisibleAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Spinner } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const styles = {
  cover: css({ position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' }),
  start: css({
    zIndex: token.layer.startSpinner,
    color: token.color.primaryUi,
    backgroundColor: 'var(--page)',
    // A start within 300 ms shows no spinner.
    animation: `${appear} 1ms 300ms both`,
  }),
  overlay: css({
    zIndex: token.layer.startSpinner,
    color: token.color.text,
    backgroundColor: token.color.scrim,
  }),
};

/** Covers the window until the portal has started. */
export function StartSpinner() {
  const { t } = shellTexts.useTexts();
  return (
    <div css={[styles.cover, styles.start]} role="status" aria-busy>
      <Spinner size={36} />
      <span css={visuallyHidden}>{t('busy.start')}</span>
    </div>
  );
}

/** The same spinner while `isSpinnerVisibleAtom` is set. */
export function GlobalSpinner() {
  return useAtomValue(isSpinnerVisibleAtom) ? <StartSpinner /> : null;
}

/** Dims the page while an action runs. */
export function BusyOverlay() {
  const { t } = shellTexts.useTexts();
  const isVisible = useAtomValue(isOverlayVisibleAtom);
  return (
    // The attribute keeps the status announced while a modal hides the rest of the page.
    <div role="status" aria-live="polite" data-react-aria-top-layer="true">
      {isVisible && (
        <div css={[styles.cover, styles.overlay]} aria-busy>
          <Spinner size={36} />
          <span css={visuallyHidden}>{t('busy.overlay')}</span>
        </div>
      )}
    </div>
  );
}
