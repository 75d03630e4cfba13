const EXTERNAL_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Any host; only whether an address leaves it matters. */
const BASE = 'https://portal.invalid';

/**
 * The address of a link: a path of the portal, or an absolute one of a harmless protocol, as the browser would parse it.
 * Undefined for all others, such as `javascript:`, `data:` and those that only look like a path.
 */
export const checkLink = (address: string): string | undefined => {
  if (!URL.canParse(address, BASE)) return undefined;
  const url = new URL(address, BASE);
  // Another host would show a name in front of the real one.
  if (url.username || url.password) return undefined;
  if (url.origin === BASE) {
    return address.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : undefined;
  }
  return EXTERNAL_PROTOCOLS.includes(url.protocol) && /^[a-z]+:/i.test(address) ? url.href : undefined;
};

/** The path of an image of this service; another host would learn who reads the notice. */
export const checkImage = (address: string): string | undefined => {
  const path = checkLink(address);
  return path !== undefined && /^\/media\/[^?#]+$/.test(path) ? path : undefined;
};
