import fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './control.routes.ts';
import { dataApiRoutes } from './data-api.routes.ts';
import { type Fault, Faults } from './faults.ts';
import { keyInvalid, keyMissing, quotaExceeded } from './google-error.ts';
import { persistChanges } from './persist-changes.ts';
import { Quota } from './quota.ts';
import { type ChannelChange, type StandInChannel, type StandInVideo, StandInData } from './stand-in-data.ts';

export type StandInOptions = {
  channels?: Iterable<StandInChannel>;
  videos?: Iterable<StandInVideo>;
  /** The only valid API key. @default 'stand-in' */
  key?: string;
  /** Quota units per Pacific day. @default 10_000 */
  quota?: number;
  /** The preferred port; any free port when it is taken or 0. @default 0 */
  port?: number;
  /** The file that keeps changes of channels after the process exits. */
  stateFile?: string;
  now?: () => Date;
};

export type StandIn = {
  /** The root URL for the client of the Data API. */
  url: string;
  key: string;
  data: StandInData;
  quota: Quota;
  /** Path and query of every request so far, without the key. */
  requests: readonly string[];
  change(id: string, change: ChannelChange): void;
  fail(fault: Fault | undefined): void;
  /** Does not keep the process alive. */
  unref(): void;
  close(): Promise<void>;
};

export const STAND_IN_KEY = 'stand-in';
const QUOTA = 10_000;
const MAX_RECORDED_REQUESTS = 1_000;
const HOST = '127.0.0.1';

/** Prevents DNS rebinding: a web page must not reach it under a foreign host name. */
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

/** Starts a server that implements the part of the YouTube Data API v3 that the portal uses. */
export const startStandIn = async (options: StandInOptions = {}): Promise<StandIn> => {
  const { channels = [], videos = [], key = STAND_IN_KEY, now = () => new Date() } = options;
  const data = new StandInData(channels, videos);
  const quota = new Quota(options.quota ?? QUOTA, now);
  const faults = new Faults();
  const requests: string[] = [];
  const saveChange = persistChanges(data, options.stateFile);

  const app = fastify({ forceCloseConnections: true });
  refuseOtherHosts(app);

  await app.register(async (api) => {
    api.addHook('onRequest', async ({ url, query }, reply) => {
      const { pathname, searchParams } = new URL(url, 'http://stand-in');
      searchParams.delete('key');
      requests.push(`${pathname}?${searchParams}`);
      if (requests.length > MAX_RECORDED_REQUESTS) requests.shift();
      if (await faults.respond(reply)) return reply;
      // Fastify parses the query before this hook.
      const providedKey = (query as Record<string, string | undefined>)['key'];
      const refusal =
        providedKey === undefined ? keyMissing() : providedKey === key ? undefined : keyInvalid();
      if (refusal) return reply.code(refusal.status).send(refusal.body);
      if (quota.spend()) return;
      const { status, body } = quotaExceeded();
      return reply.code(status).send(body);
    });
    dataApiRoutes(api, data);
  });

  await app.register(async (control) => {
    controlRoutes(control, { data, faults, quota, requests, onChange: saveChange });
  });

  const url = await listen(app, options.port ?? 0);
  return {
    url,
    key,
    data,
    quota,
    requests,
    change(id, change) {
      data.change(id, change);
      saveChange(id, change);
    },
    fail: (fault) => faults.set(fault),
    unref: () => void app.server.unref(),
    close: () => app.close(),
  };
};
