import { CopyButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { MarkedText } from './marked-text.tsx';
import type { Track } from './tracks.api.ts';
import * as styles from './tracks.styles.ts';
import { useIsrcCopied } from './use-isrc-copied.ts';

export type IsrcCopyProps = {
  track: Pick<Track, 'isrc' | 'title'> & Partial<Pick<Track, 'match'>>;
  /** The full-width button with text, for phones, or the icon without the code. @default the code and an icon button */
  variant?: 'block' | 'icon';
};

/** The ISRC of a track, with which partners use it in a video, and the button that copies it. */
export function IsrcCopy({ track: { isrc, title, match }, variant }: IsrcCopyProps) {
  const { t } = texts.useTexts();
  const showCopied = useIsrcCopied();
  const label = t('catalogue.copy.label', { title });

  if (variant === 'block') {
    return (
      <div css={styles.cardCopy}>
        <CopyButton
          text={isrc}
          variant="secondary"
          size="lg"
          onCopy={(isCopied) => showCopied(isrc, isCopied, true)}
        >
          <span>{t('catalogue.copy.button')}</span> · <MarkedText text={isrc} ranges={match?.isrc} />
        </CopyButton>
      </div>
    );
  }
  const button = (
    <CopyButton text={isrc} label={label} size="sm" onCopy={(isCopied) => showCopied(isrc, isCopied)} />
  );
  if (variant === 'icon') return button;
  return (
    <span css={styles.isrc}>
      <MarkedText text={isrc} ranges={match?.isrc} />
      {button}
    </span>
  );
}
