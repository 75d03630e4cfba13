import { useSnackbar } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Track } from './catalogue.api.ts';
import * as styles from './catalogue.styles.ts';

/** Milliseconds of haptic feedback. */
const VIBRATION_MS = 10;

export type IsrcCopyProps = {
  track: Pick<Track, 'isrc' | 'title'>;
  /** Whether to render a full-width button with text, for phones. */
  isBlock?: boolean;
};

/** The ISRC of a track, with which partners use it in a video, and the button that copies it. */
export function IsrcCopy({ track: { isrc, title }, isBlock = false }: IsrcCopyProps) {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  const handleCopy = (isCopied: boolean) => {
    if (!isCopied) {
      show({
        type: 'error',
        title: t('catalogue.copy.failed'),
        text: t('catalogue.copy.failedText', { isrc }),
      });
      return;
    }
    // Not every browser supports vibration; the snackbar is shown in any case.
    if (isBlock && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    show({ type: 'success', title: t('catalogue.copy.done'), text: isrc });
  };

  if (isBlock) {
    return (
      <div css={styles.cardCopy}>
        <CopyButton text={isrc} variant="secondary" size="lg" onCopy={handleCopy}>
          {t('catalogue.copy.button')} · {isrc}
        </CopyButton>
      </div>
    );
  }
  return (
    <span css={styles.isrc}>
      {isrc}
      <CopyButton text={isrc} label={t('catalogue.copy.label', { title })} size="sm" onCopy={handleCopy} />
    </span>
  );
}
