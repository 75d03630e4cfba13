import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { toThrottledAddress } from './client-address.ts';

/** The most open connections of an address; an office behind one has about six per browser. */
const MAX_CONNECTIONS_PER_ADDRESS = 500;
/** The most in all. */
const MAX_CONNECTIONS = 10_000;
/** File descriptors that stay free for the database, files and outgoing connections. */
const RESERVED_DESCRIPTORS = 500;

const readDescriptorLimit = () => {
  // Without `excludeNetwork` the report looks up the names of all peers.
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport();
  const { userLimits } = report as { userLimits: { open_files: { soft: number | 'unlimited' } } };
  const { soft } = userLimits.open_files;
  return soft === 'unlimited' ? Infinity : soft;
};

/**
 * Limits open connections: in all, below the limit of file descriptors, and per address. Behind a trusted proxy all
 * connections are the proxy's, which limits its clients itself.
 */
export const installConnectionLimits = (
  app: FastifyInstance,
  { isBehindProxy }: { isBehindProxy: boolean },
) => {
  const { server } = app;
  server.maxConnections = Math.max(
    1,
    Math.min(MAX_CONNECTIONS, readDescriptorLimit() - RESERVED_DESCRIPTORS),
  );
  if (isBehindProxy) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = toThrottledAddress(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > MAX_CONNECTIONS_PER_ADDRESS) socket.destroy();
  });
};
