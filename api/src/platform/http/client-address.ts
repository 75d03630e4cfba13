import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only interfaces merge with fastify's
  interface FastifyRequest {
    /** The client's IP address; empty where it had disconnected before its request was handled. */
    clientAddress: string;
  }
}

/** Keeps the address of each request; `request.ip` is undefined once its connection is closed. */
export const installClientAddress = (app: FastifyInstance) => {
  app.decorateRequest('clientAddress', '');
  app.addHook('onRequest', async (request) => {
    // Typed as a string that is always there.
    request.clientAddress = (request.ip as string | undefined) ?? '';
  });
};

const NETWORK_GROUPS = 4;

/** All groups of an IPv6 address, including those that `::` omits. */
const expandGroups = (address: string) => {
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(last ?? [])];
};

/**
 * The address to throttle by: an IPv6 subscriber has a whole /64 network and could use another address each time.
 */
export const toThrottledAddress = (address: string) => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const network = expandGroups(bare.toLowerCase()).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
