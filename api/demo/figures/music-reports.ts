import type { DemoTrack } from '../catalogue/tracks.ts';
import type { DemoDomain } from '../domains/index.ts';
import { chance, createId } from './noise.ts';
import { type DemoVideo, createVideos } from './videos.ts';

const LABEL = 'Shorts Music Library';
/** The share of videos with a second track, which is heard shorter than the first. */
const SECOND_TRACK_SHARE = 0.12;

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const formatLine = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => quote(String(cell))).join(',')}\n`;
const getAssetId = ({ isrc }: DemoTrack) => `A${createId(`asset/${isrc}`, 15)}`;

/** The recordings report: one recording for each track of the catalogue. */
export const renderAssetReport = (tracks: readonly DemoTrack[]) =>
  [
    'asset_id,asset_type,status,asset_title,isrc,upc,artist,album,record_label\n',
    ...tracks.map((track) =>
      formatLine([
        getAssetId(track),
        'Sound Recording',
        'Active',
        track.title,
        track.isrc,
        '',
        track.artist,
        track.title,
        LABEL,
      ]),
    ),
  ].join('');

const createClaims = (video: DemoVideo, tracks: readonly DemoTrack[]) => {
  const { seed, durationSeconds } = video;
  const first = tracks[video.track];
  const second =
    chance(seed, 50) < SECOND_TRACK_SHARE ? tracks[Math.floor(chance(seed, 51) * tracks.length)] : undefined;
  const longest = Math.max(2, Math.round(durationSeconds * (0.6 + 0.4 * chance(seed, 52))));
  return [
    { track: first, seconds: longest },
    { track: second === first ? undefined : second, seconds: Math.max(1, Math.round(longest * 0.3)) },
  ].flatMap(({ track, seconds }) => (track ? [{ track, seconds }] : []));
};

/** The claims report: which recording is heard in which video. */
export const renderClaimReport = (domains: readonly DemoDomain[], tracks: readonly DemoTrack[]) =>
  [
    'claim_id,claim_status,claim_type,channel_id,video_id,asset_id,isrc,asset_title,artist,album,record_label,matching_duration\n',
    ...domains
      .flatMap(createVideos)
      .flatMap((video) =>
        createClaims(video, tracks).map(({ track, seconds }, place) =>
          formatLine([
            createId(`claim/${video.id}/${place}`, 16),
            'Active',
            'Audio',
            video.channelYoutubeId,
            video.id,
            getAssetId(track),
            track.isrc,
            track.title,
            track.artist,
            track.title,
            LABEL,
            seconds,
          ]),
        ),
      ),
  ].join('');
