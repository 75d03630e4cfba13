import { texts } from '../../texts.ts';
import { MarkedText } from './marked-text.tsx';
import type { Track } from './tracks.api.ts';
import * as styles from './tracks.styles.ts';

export type TrackArtistProps = {
  track: Pick<Track, 'artist' | 'exclusive_logo'> & Partial<Pick<Track, 'match'>>;
};

/** The artist, and the logo of an exclusive track. */
export function TrackArtist({ track: { artist, exclusive_logo: logo, match } }: TrackArtistProps) {
  const { t } = texts.useTexts();
  return (
    <span css={styles.artistLine}>
      <span css={styles.artist}>
        <MarkedText text={artist} ranges={match?.artist} />
      </span>
      {logo !== null && <img css={styles.exclusive} src={logo} alt={t('catalogue.exclusive')} height={14} />}
    </span>
  );
}
