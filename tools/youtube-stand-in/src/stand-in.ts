import fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './control.routes.ts';
import { dataApiRoutes } from './data-api.routes.ts';
import { type Fault, Faults } from './faults.ts';
import { keyInvalid, keyMissing, quotaExceeded } from './google-error.ts';
import { keepChanges } from './kept-changes.ts';
import { Quota } from './quota.ts';
import { type ChannelChange, type StandInChannel, type StandInVideo, World } from './world.ts';

export type StandInOptions = {
  channels?: Iterable<StandInChannel>;
  videos?: Iterable<StandInVideo>;
  /** The only key that is good. @default 'stand-in' */
  key?: string;
  /** Units of a Pacific day. @default 10_000 */
  quota?: number;
  /** Taken if it is free, else any other; 0 is any. @default 0 */
  port?: number;
  /** Where changes of channels are kept beyond the end of the process. */
  stateFile?: string;
  now?: () => Date;
};

export type StandIn = {
  /** The root to give to the client of the Data API. */
  url: string;
  key: string;
  world: World;
  quota: Quota;
  /** Path and query of every call so far, without the key. */
  requests: readonly string[];
  change(id: string, change: ChannelChange): void;
  fail(fault: Fault | undefined): void;
  /** Lets the process end while it still listens. */
  unref(): void;
  close(): Promise<void>;
};

export const STAND_IN_KEY = 'stand-in';
const QUOTA = 10_000;
const REMEMBERED_REQUESTS = 1_000;
const HOST = '127.0.0.1';

/** A page in a browser on this machine must not reach it under a name of its own. */
const refuseOtherHosts = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ hostname }, reply) => {
    if (hostname !== HOST && hostname !== 'localhost') await reply.code(403).send({ error: 'Not here.' });
  });
};

const listen = async (app: FastifyInstance, port: number) => {
  try {
    return await app.listen({ host: HOST, port });
  } catch (error) {
    if (port === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
      throw error;
    return app.listen({ host: HOST, port: 0 });
  }
};

/** Starts a small server that speaks the YouTube Data API v3 as far as the portal uses it. */
export const startStandIn = async (options: StandInOptions = {}): Promise<StandIn> => {
  const { channels = [], videos = [], key = STAND_IN_KEY, now = () => new Date() } = options;
  const world = new World(channels, videos);
  const quota = new Quota(options.quota ?? QUOTA, now);
  const faults = new Faults();
  const requests: string[] = [];
  const keep = keepChanges(world, options.stateFile);

  const app = fastify({ forceCloseConnections: true });
  refuseOtherHosts(app);

  await app.register(async (api) => {
    api.addHook('onRequest', async ({ url, query }, reply) => {
      const { pathname, searchParams } = new URL(url, 'http://stand-in');
      searchParams.delete('key');
      requests.push(`${pathname}?${searchParams}`);
      if (requests.length > REMEMBERED_REQUESTS) requests.shift();
      if (await faults.strike(reply)) return reply;
      // Fastify parses the query before the hook, into texts.
      const given = (query as Record<string, string | undefined>)['key'];
      const refusal = given === undefined ? keyMissing() : given === key ? undefined : keyInvalid();
      if (refusal) return reply.code(refusal.status).send(refusal.body);
      if (quota.spend()) return;
      const { status, body } = quotaExceeded();
      return reply.code(status).send(body);
    });
    dataApiRoutes(api, world);
  });

  await app.register(async (control) => {
    controlRoutes(control, { world, faults, quota, requests, onChange: keep });
  });

  const url = await listen(app, options.port ?? 0);
  return {
    url,
    key,
    world,
    quota,
    requests,
    change(id, change) {
      world.change(id, change);
      keep(id, change);
    },
    fail: (fault) => faults.set(fault),
    unref: () => void app.server.unref(),
    close: () => app.close(),
  };
};
