/** The path in plain characters, or as it stands where its percent signs mean nothing. */
const readable = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** A channel's address as people read it: the handle where there is one, else host and path. */
export function channelName(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const path = readable(pathname).replace(/\/$/, '');
  const handle = /^\/(@[^/]+)/.exec(path)?.[1];
  return handle ?? hostname.replace(/^www\./, '') + path;
}

/** Whether an address may become a link; it was typed by a person. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);
