import { texts } from '../../texts.ts';
import type { Track } from './catalogue.api.ts';
import * as styles from './catalogue.styles.ts';

export type TrackArtistProps = { track: Pick<Track, 'artist' | 'exclusive_logo'> };

/** The artist, and the mark of a track that is to be had here only. */
export function TrackArtist({ track: { artist, exclusive_logo: logo } }: TrackArtistProps) {
  const { t } = texts.useTexts();
  return (
    <>
      <span css={styles.artist}>{artist}</span>
      {logo !== null && <img css={styles.exclusive} src={logo} alt={t('catalogue.exclusive')} height={14} />}
    </>
  );
}
