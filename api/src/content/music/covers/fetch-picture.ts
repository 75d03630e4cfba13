import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { PictureRefusedError } from '../../media/stored/picture-refused-error.ts';
import { readPicture } from '../../media/stored/read-picture.ts';
import { isPublicAddress } from './public-address.ts';

/** For the whole of one picture, with all redirects. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The network, which tests replace. */
export type Network = {
  /** The IP addresses of a host name. */
  resolve(host: string): Promise<readonly string[]>;
  /** Opens connections; without one, each request has its own. */
  agent?: Agent;
};

const network: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

const parseAddress = (text: string) => {
  const url = URL.parse(text);
  const isAllowed =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isAllowed) throw new PictureRefusedError('address_refused', 'Not an address of a picture, https://….');
  return url;
};

/**
 * Returns an IP address of a host. The connection is made to this very address, because another lookup could return
 * another one (DNS rebinding).
 */
const resolvePublic = async (url: URL, { resolve }: Network) => {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  // One private address among public ones is refused too: it is either a mistake or an attack.
  if (first === undefined || !addresses.every(isPublicAddress))
    throw new PictureRefusedError('address_refused', `${url.hostname} is not on the public internet.`);
  return { host, address: first };
};

const send = async (url: URL, from: Network, signal: AbortSignal) => {
  const { host, address } = await resolvePublic(url, from);
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({
      host: address,
      path: url.pathname + url.search,
      signal,
      agent: from.agent ?? false,
      // The certificate is checked against the name, which an IP address has none of.
      ...(isIP(host) ? {} : { servername: host }),
      headers: { host: url.host, accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'portal' },
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
};

const follow = async (address: string, from: Network, signal: AbortSignal): Promise<Buffer> => {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, from, signal);
    const { statusCode: status = 0, headers } = response;
    try {
      if (status === 200) return await readPicture(response);
      if (!REDIRECTS.has(status) || headers.location === undefined)
        throw new PictureRefusedError('fetch_failed', `${url.hostname} responded with ${status}.`);
      url = parseAddress(URL.parse(headers.location, url)?.href ?? '');
    } finally {
      response.destroy();
    }
  }
  throw new PictureRefusedError('fetch_failed', `More than ${MAX_REDIRECTS} redirects.`);
};

/**
 * Fetches a picture from a host of the public internet by HTTPS.
 *
 * @throws PictureRefusedError for any other address, and for failures of that host.
 */
export const fetchPicture = async (
  address: string,
  { from = network, timeoutMs = TIMEOUT_MS }: { from?: Network; timeoutMs?: number } = {},
): Promise<Buffer> => {
  try {
    return await follow(address, from, AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    if (cause instanceof PictureRefusedError) throw cause;
    // How exactly it failed would describe this server's network.
    throw new PictureRefusedError('fetch_failed', 'The picture cannot be fetched.', { cause });
  }
};
