import { screenClassAtom, useAtomValue, useSnackbar } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import { Skeleton } from '@portal/shared/ui/feedback';
import { Thumbnail } from '@portal/shared/ui/data';
import { detailTexts } from './texts.ts';
import * as styles from './used-tracks.styles.ts';
import type { VideoReport } from './video-report.api.ts';

type Tracks = VideoReport['video']['tracks'];

/** A short vibration that feels like a tick. */
const VIBRATION_MS = 10;

/** The skeleton size of one track; on phones the ISRC is below the title. */
const TRACK_SIZE = { width: 280, height: 44 };
const PHONE_TRACK_SIZE = { width: '100%', height: 106 };

export type UsedTracksProps = {
  /** Undefined until it is known. */
  tracks: Tracks | undefined;
};

/** The tracks of a video, each with its ISRC. */
export const UsedTracks = ({ tracks }: UsedTracksProps) => {
  const { t } = detailTexts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  if (!tracks) {
    const size = isPhone ? PHONE_TRACK_SIZE : TRACK_SIZE;
    return <Skeleton {...size} radius="small" css={styles.place} />;
  }
  if (tracks.length === 0) return <p css={styles.none}>{t('track.none')}</p>;
  return (
    <ul css={styles.tracks} aria-label={t('track.label')}>
      {tracks.map((track) => (
        <Track key={track.isrc} track={track} />
      ))}
    </ul>
  );
};

const Track = ({ track: { isrc, title, artist, cover } }: { track: Tracks[number] }) => {
  const { t } = detailTexts.useTexts();
  const { show } = useSnackbar();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const label = t('track.copy', { title });
  const handleCopy = (isCopied: boolean) => {
    if (!isCopied) {
      show({ type: 'error', title: t('track.copyFailed'), text: t('track.copyFailedText', { isrc }) });
      return;
    }
    // Not every browser can vibrate; the snackbar confirms as well.
    if (isPhone && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    show({ type: 'success', title: t('track.copied'), text: isrc });
  };
  return (
    <li css={styles.track}>
      <Thumbnail src={cover} size="cover-sm" css={styles.cover} />
      <span css={styles.words}>
        <span css={styles.title}>{title}</span> <span>{artist}</span>
      </span>
      {isPhone ? (
        <CopyButton text={isrc} label={label} variant="secondary" size="lg" onCopy={handleCopy}>
          {isrc}
        </CopyButton>
      ) : (
        <span css={styles.isrc}>
          <span>{isrc}</span>
          <CopyButton text={isrc} label={label} size="sm" onCopy={handleCopy} />
        </span>
      )}
    </li>
  );
};
