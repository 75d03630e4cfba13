import { foldWidth, removeInvisible } from '@portal/shared/api';

/**
 * What a link or a name identifies. Names of `/user/` and of `/c/` are different namespaces; a custom name can only
 * be looked up among handles, which most of them became.
 */
export type ChannelTarget =
  | { kind: 'id'; id: string }
  | { kind: 'handle'; handle: string }
  | { kind: 'username'; name: string }
  | { kind: 'custom'; name: string }
  | { kind: 'video'; videoId: string };

const MAX_LINK_LENGTH = 2048;
const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'studio.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);

/** First parts of a path that are no channel names, but pages of YouTube's own. */
const reservedPaths = new Set(
  `about account ads api attribution_link browse channels charts clip comments community courses creators dashboard
  error fashion feed gaming gaming_app hashtag howyoutubeworks iframe_api intl jobs kids learning live_chat
  live_dashboard logout movies music my_videos new news oembed opensearch originals paid_memberships playables
  player playlist playlists podcasts post premium redirect red reporthistory results s select_site shopping
  signin signup source sports static storefront subscription_center subscription_manager t testtube trending
  trends tv upload videos watch_videos youtubei yt`.split(/\s+/),
);

const idPattern = /^UC[\w-]{22}$/;
const videoPattern = /^[\w-]{11}$/;
/** Letters of any script with dots, dashes, underscores and middle dots between them. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._·-]{0,99}$/u;
/** Handles may begin with each of these signs, but are not dots alone. */
const handlePattern = /^(?!\.+$)[\p{L}\p{N}._·-][\p{L}\p{M}\p{N}._·-]{0,99}$/u;
/** Signs of the text from which a link was copied: of a list, a quotation or a mail. */
const around = /^[\s\u2800<"'“‘「]+|[\s\u2800>"'”’」,;，、。]+$/gu;

const toHandleTarget = (text: string): ChannelTarget | undefined => {
  const handle = text.slice(1);
  return handlePattern.test(handle) ? { kind: 'handle', handle: `@${handle}` } : undefined;
};

const toNamedTarget = (kind: 'username' | 'custom', name: string): ChannelTarget | undefined =>
  namePattern.test(name) ? { kind, name } : undefined;

const toVideoTarget = (videoId: string): ChannelTarget | undefined =>
  videoPattern.test(videoId) ? { kind: 'video', videoId } : undefined;

const toIdTarget = (id: string): ChannelTarget | undefined =>
  idPattern.test(id) ? { kind: 'id', id } : undefined;

const decodePathPart = (part: string) => {
  try {
    return foldWidth(decodeURIComponent(part)).trim().normalize('NFC');
  } catch {
    return ''; // The path is not valid percent-encoding.
  }
};

const splitPath = ({ pathname }: URL) =>
  pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodePathPart);

const parsePath = (url: URL): ChannelTarget | undefined => {
  const [first = '', second = ''] = splitPath(url);
  if (first.startsWith('@')) return toHandleTarget(first);
  switch (first) {
    case 'channel':
      return toIdTarget(second);
    case 'user':
      return toNamedTarget('username', second);
    case 'c':
      return toNamedTarget('custom', second);
    case 'watch':
      return toVideoTarget(url.searchParams.get('v') ?? '');
    case 'shorts':
    case 'live':
    case 'embed':
    case 'v':
    case 'video': // As in links of YouTube Studio.
      // `embed/live_stream` has as many letters as a video's id.
      return second === 'live_stream' ? undefined : toVideoTarget(second);
    default:
      return reservedPaths.has(first.toLowerCase()) ? undefined : toNamedTarget('custom', first);
  }
};

/** The URL of a text; undefined unless it is YouTube's, without user, port or anything else that hides its host. */
const parseYoutubeUrl = (text: string) => {
  if (text.startsWith('/')) return undefined;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.port === '' && !text.includes('\\');
  return isPlain && (hosts.has(url.hostname) || shortHosts.has(url.hostname)) ? url : undefined;
};

/**
 * Parses a link, a handle or an id in any form YouTube uses. Nothing is fetched: the result is a name to request
 * from the Data API.
 */
export const parseChannelLink = (input: string): ChannelTarget | undefined => {
  if (input.length > MAX_LINK_LENGTH) return undefined;
  const text = foldWidth(removeInvisible(input)).replace(around, '').normalize('NFC');
  if (idPattern.test(text)) return { kind: 'id', id: text };
  if (text.startsWith('@')) return toHandleTarget(decodePathPart(text.split(/[/?#]/)[0] ?? ''));
  const url = parseYoutubeUrl(text);
  if (url) return shortHosts.has(url.hostname) ? toVideoTarget(splitPath(url)[0] ?? '') : parsePath(url);
  // A bare name; text with a slash or a colon was meant as a URL.
  return /[/:\\@\s]/.test(text) ? undefined : toNamedTarget('custom', text);
};

/** Paths of YouTube's website by kind of target. */
const toPath = (target: ChannelTarget) => {
  switch (target.kind) {
    case 'id':
      return `channel/${target.id}`;
    case 'handle':
      return target.handle;
    case 'username':
      return `user/${target.name}`;
    case 'custom':
      return `c/${target.name}`;
    case 'video':
      return `watch?v=${target.videoId}`;
  }
};

/** The page of YouTube's website that shows a target. */
export const toYoutubeUrl = (target: ChannelTarget): string => `https://www.youtube.com/${toPath(target)}`;
