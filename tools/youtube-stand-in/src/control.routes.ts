import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Faults, faultKinds } from './faults.ts';
import type { Quota } from './quota.ts';
import type { ChannelChange, StandInData } from './stand-in-data.ts';

const text = z.object({ title: z.string(), description: z.string() });

const change = z.strictObject({
  title: z.string().optional(),
  description: z.string().max(1000).optional(),
  default_language: z.string().optional(),
  localizations: z.record(z.string(), text).optional(),
  handle: z.string().startsWith('@').optional(),
  subscribers: z.int().optional(),
  hides_subscribers: z.boolean().optional(),
  is_private: z.boolean().optional(),
  thumbnail: z.string().optional(),
});

/** `channel` is an id or a handle. */
const changeRequest = change.extend({ channel: z.string() });

const faultRequest = z.strictObject({
  kind: z.enum([...faultKinds, 'none']),
  times: z.int().positive().optional(),
  location: z.url().optional(),
});

const quotaRequest = z.strictObject({ left: z.enum(['none', 'all']) });

const withoutUndefined = <Shape extends object>(value: Shape) =>
  // An omitted property must not overwrite the existing value with `undefined`.
  Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined));

/** Routes for testers: change a channel, make the next calls fail, use up the quota, list requests. */
export const controlRoutes = (
  app: FastifyInstance,
  parts: {
    data: StandInData;
    faults: Faults;
    quota: Quota;
    requests: readonly string[];
    onChange: (id: string, change: ChannelChange) => void;
  },
) => {
  const { data, faults, quota, requests, onChange } = parts;

  app.post('/stand-in/channels', ({ body }, reply) => {
    const order = changeRequest.safeParse(body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const { channel: name, ...wanted } = order.data;
    const channel = data.channel(name) ?? data.channelByHandle(name);
    if (!channel) return reply.code(404).send({ error: `There is no channel ${name}.` });
    const changes: ChannelChange = withoutUndefined(wanted);
    const changed = data.change(channel.id, changes);
    onChange(channel.id, changes);
    return reply.send(changed);
  });

  app.get('/stand-in/channels', () => ({ channels: data.channels() }));

  app.post('/stand-in/fault', ({ body }, reply) => {
    const order = faultRequest.safeParse(body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const { kind, ...fault } = order.data;
    faults.set(kind === 'none' ? undefined : { kind, ...fault });
    return reply.send({ fault: kind });
  });

  app.post('/stand-in/quota', ({ body }, reply) => {
    const order = quotaRequest.safeParse(body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    if (order.data.left === 'none') quota.exhaust();
    else quota.refill();
    return reply.send({ used: quota.used, limit: quota.limit });
  });

  app.get('/stand-in/requests', () => ({ requests, used: quota.used, limit: quota.limit }));
};
