import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { MediaRefusedError } from '../../media/stored/media-refused-error.ts';
import { readMedia } from '../../media/stored/read-media.ts';
import { isPublicAddress } from './public-address.ts';

/** For the whole of one file, with all redirects. */
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

/** What is fetched of another host. */
export type FetchedKind = {
  /** The media types that the request names. */
  accept: string;
  maxBytes: number;
};

const network: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

const parseAddress = (text: string) => {
  const url = URL.parse(text);
  const isAllowed =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isAllowed) throw new MediaRefusedError('address_refused', 'Not an address of a file, https://….');
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
    throw new MediaRefusedError('address_refused', `${url.hostname} is not on the public internet.`);
  return { host, address: first };
};

type Fetch = FetchedKind & { from: Network; signal: AbortSignal };

const send = async (url: URL, { accept, from, signal }: Fetch) => {
  const { host, address } = await resolvePublic(url, from);
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({
      host: address,
      path: url.pathname + url.search,
      signal,
      agent: from.agent ?? false,
      // The certificate is checked against the name, which an IP address has none of.
      ...(isIP(host) ? {} : { servername: host }),
      headers: { host: url.host, accept, 'user-agent': 'portal' },
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
};

const follow = async (address: string, fetch: Fetch): Promise<Buffer> => {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, fetch);
    const { statusCode: status = 0, headers } = response;
    try {
      if (status === 200) return await readMedia(response, fetch.maxBytes);
      if (!REDIRECTS.has(status) || headers.location === undefined)
        throw new MediaRefusedError('fetch_failed', `${url.hostname} responded with ${status}.`);
      url = parseAddress(URL.parse(headers.location, url)?.href ?? '');
    } finally {
      response.destroy();
    }
  }
  throw new MediaRefusedError('fetch_failed', `More than ${MAX_REDIRECTS} redirects.`);
};

/**
 * Fetches a file from a host of the public internet by HTTPS.
 *
 * @throws MediaRefusedError for any other address, and for failures of that host.
 */
export const fetchFile = async (
  address: string,
  kind: FetchedKind,
  { from = network, timeoutMs = TIMEOUT_MS }: { from?: Network; timeoutMs?: number } = {},
): Promise<Buffer> => {
  try {
    const { accept, maxBytes } = kind;
    return await follow(address, { accept, maxBytes, from, signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    if (cause instanceof MediaRefusedError) throw cause;
    // How exactly it failed would describe this server's network.
    throw new MediaRefusedError('fetch_failed', 'The file cannot be fetched.', { cause });
  }
};
