const HOSTS = /^(?:(?:www|m|music|studio)\.)?youtube\.com$/u;
const CHANNEL_ID = /^UC[\w-]{22}$/u;

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined; // Not valid percent-encoding.
  }
};

/**
 * Reads the id or the handle of a pasted address of YouTube, or a bare id; undefined for anything else. A bare handle is
 * looked for among the channels instead.
 */
export const readChannelAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (CHANNEL_ID.test(text)) return text;
  const address = /^https?:\/\//iu.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  if (!HOSTS.test(hostname)) return undefined;
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'channel') return CHANNEL_ID.test(second) ? second : undefined;
  const handle = decode(first);
  return handle !== undefined && /^@\S/u.test(handle) ? handle : undefined;
};
