/** Percent-decodes a path; returns it unchanged when it is malformed. */
const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** The short form of a channel's URL: its handle, else host and path. */
export function formatChannelUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const path = decodePath(pathname).replace(/\/$/, '');
  const handle = /^\/(@[^/]+)/.exec(path)?.[1];
  return handle ?? hostname.replace(/^www\./, '') + path;
}

/** Whether a URL may become a link; it is user input, so only http and https are allowed. */
export const isWebUrl = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);
