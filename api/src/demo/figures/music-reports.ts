import type { DemoTrack } from '../catalogue/tracks.ts';
import type { DemoDomain } from '../domains/index.ts';
import { chance, idOf } from './noise.ts';
import { type DemoVideo, videosOf } from './videos.ts';

const LABEL = 'Shorts Music Library';
/** So many of the videos have a second track, heard shorter than the first. */
const WITH_SECOND = 0.12;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const lineOf = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => quoted(String(cell))).join(',')}\n`;
const assetOf = ({ isrc }: DemoTrack) => `A${idOf(`asset/${isrc}`, 15)}`;

/** The content owner's recordings: one for each track of the catalogue. */
export const assetReport = (tracks: readonly DemoTrack[]) =>
  [
    'asset_id,asset_type,status,asset_title,isrc,upc,artist,album,record_label\n',
    ...tracks.map((track) =>
      lineOf([
        ...[assetOf(track), 'Sound Recording', 'Active', track.title, track.isrc, ''],
        ...[track.artist, track.title, LABEL],
      ]),
    ),
  ].join('');

const claimsOf = (video: DemoVideo, tracks: readonly DemoTrack[]) => {
  const { seed, durationSeconds } = video;
  const first = tracks[video.track];
  const second =
    chance(seed, 50) < WITH_SECOND ? tracks[Math.floor(chance(seed, 51) * tracks.length)] : undefined;
  const longest = Math.max(2, Math.round(durationSeconds * (0.6 + 0.4 * chance(seed, 52))));
  return [
    { track: first, seconds: longest },
    { track: second === first ? undefined : second, seconds: Math.max(1, Math.round(longest * 0.3)) },
  ].flatMap(({ track, seconds }) => (track ? [{ track, seconds }] : []));
};

/** Which recording is heard in which video. */
export const claimReport = (domains: readonly DemoDomain[], tracks: readonly DemoTrack[]) =>
  [
    'claim_id,claim_status,claim_type,channel_id,video_id,asset_id,isrc,asset_title,artist,album,record_label,matching_duration\n',
    ...domains
      .flatMap(videosOf)
      .flatMap((video) =>
        claimsOf(video, tracks).map(({ track, seconds }, place) =>
          lineOf([
            ...[idOf(`claim/${video.id}/${place}`, 16), 'Active', 'Audio', video.channelYoutubeId, video.id],
            ...[assetOf(track), track.isrc, track.title, track.artist, track.title, LABEL, seconds],
          ]),
        ),
      ),
  ].join('');
