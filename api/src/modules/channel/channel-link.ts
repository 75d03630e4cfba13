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
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'studio.youtube.com'],
  ...['youtube-nocookie.com', 'www.youtube-nocookie.com'],
]);
const SHORT_HOST = 'youtu.be';
/** First parts of a path that are no channel names. */
const reservedPaths = new Set([
  ...[
    'account',
    'about',
    'ads',
    'attribution_link',
    'creators',
    'feed',
    'gaming',
    'hashtag',
    'kids',
    'music',
  ],
  ...[
    'movies',
    'news',
    'oembed',
    'paid_memberships',
    'playlist',
    'premium',
    'redirect',
    'reporthistory',
    'results',
  ],
  ...['s', 'sports', 'static', 't', 'upload', 'youtubei', 'api'],
]);

const idPattern = /^UC[\w-]{22}$/;
const videoPattern = /^[\w-]{11}$/;
/** Letters of any script with dots, dashes, underscores and middle dots between them. */
const namePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._·-]{0,98}[\p{L}\p{M}\p{N}._·-])?$/u;
/** Invisible characters that come along with copied text. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const toHandleTarget = (text: string): ChannelTarget | undefined => {
  const handle = text.slice(1);
  return namePattern.test(handle) ? { kind: 'handle', handle: `@${handle}` } : undefined;
};

const toNamedTarget = (kind: 'username' | 'custom', name: string): ChannelTarget | undefined =>
  namePattern.test(name) ? { kind, name } : undefined;

const toVideoTarget = (videoId: string): ChannelTarget | undefined =>
  videoPattern.test(videoId) ? { kind: 'video', videoId } : undefined;

const toIdTarget = (id: string): ChannelTarget | undefined =>
  idPattern.test(id) ? { kind: 'id', id } : undefined;

const decodePathPart = (part: string) => {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return ''; // The path is not valid percent-encoding.
  }
};

const parsePath = (url: URL): ChannelTarget | undefined => {
  const [first = '', second = ''] = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodePathPart);
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
      return toVideoTarget(second);
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
  return isPlain && (hosts.has(url.hostname) || url.hostname === SHORT_HOST) ? url : undefined;
};

/**
 * Parses a link, a handle or an id in any form YouTube uses. Nothing is fetched: the result is a name to request
 * from the Data API.
 */
export const parseChannelLink = (input: string): ChannelTarget | undefined => {
  if (input.length > MAX_LINK_LENGTH) return undefined;
  const text = input.replace(invisible, '').trim().normalize('NFC');
  if (idPattern.test(text)) return { kind: 'id', id: text };
  if (text.startsWith('@')) return toHandleTarget(text.split(/[/?#]/)[0] ?? '');
  const url = parseYoutubeUrl(text);
  if (url?.hostname === SHORT_HOST) return toVideoTarget(decodePathPart(url.pathname.slice(1)));
  if (url) return parsePath(url);
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
