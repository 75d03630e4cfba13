import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its database that can refuse, pause or cut connections. */
export const startBreakableProxy = async (target: { path: string } | { host: string; port: number }) => {
  const open = new Set<Socket>();
  let mode: 'forward' | 'pause' | 'refuse' = 'forward';
  const server = createServer((near) => {
    if (mode === 'refuse') {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined); // The proxy cuts connections on purpose.
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
      if (mode === 'pause') socket.pause();
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => near.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    /** Ends every connection and accepts no new one. */
    refuse() {
      mode = 'refuse';
      for (const socket of open) socket.destroy();
    },
    /** Connections stay open, and no data passes. */
    pause() {
      mode = 'pause';
      for (const socket of open) socket.pause();
    },
    /** Forwards data and accepts connections again. */
    resume() {
      mode = 'forward';
      for (const socket of open) socket.resume();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
