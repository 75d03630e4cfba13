import { PERIODS, type PeriodName } from '@portal/shared/facts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addDays,
  addMonths,
  type Day,
  type Period,
  startOfMonth,
  toMonthPeriod,
} from '../../../platform/calendar.ts';
import { toPacificDay } from '../../../platform/clock.ts';
import { freshness } from '../../ingest/delivered-days.read.ts';

/** The days of a period that ends with the latest day, or with the month before it. */
export const resolvePeriod = (name: PeriodName, latestDay: Day): Period => {
  const period = PERIODS[name];
  if ('days' in period) return { from: addDays(latestDay, 1 - period.days), to: latestDay };
  const { months, ago } = period;
  const last = addMonths(startOfMonth(latestDay), -ago);
  return { from: addMonths(last, 1 - months), to: ago === 0 ? latestDay : toMonthPeriod(last).to };
};

const isPeriodName = (name: unknown): name is PeriodName =>
  typeof name === 'string' && Object.hasOwn(PERIODS, name);

/**
 * Accepts `period` in place of `from` and `to`, so that a client needs no request for the latest day. The days replace it before
 * the query is validated, and `Content-Location` is the address of the report of these days.
 */
export const installRelativePeriods = (app: FastifyInstance): void => {
  const replacePeriod = async (
    request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    reply: FastifyReply,
  ) => {
    const { period: name, ...query } = request.query;
    if (!isPeriodName(name) || 'from' in query || 'to' in query) return;
    const { latestDay } = await freshness(app.database.db);
    const { from, to } = resolvePeriod(name, latestDay ?? toPacificDay(app.clock.now()));
    request.query = { from, to, ...query };
    const address = new URL(request.url, 'http://portal');
    address.searchParams.delete('period');
    address.searchParams.append('from', from);
    address.searchParams.append('to', to);
    reply.header('Content-Location', address.pathname + address.search);
  };
  app.addHook('preValidation', replacePeriod);
};
