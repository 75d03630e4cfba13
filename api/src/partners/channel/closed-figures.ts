import type { Trx } from '../../platform/database/database.ts';
import { findFirstOpenDay } from '../../figures/ingest/closed-days.ts';
import {
  deleteChannelFigures,
  releaseChannelFigures,
  waitForIngest,
} from '../../figures/ingest/delete-figures.ts';
import { listEarningChannels } from '../../figures/ingest/earned.read.ts';
import { FIRST_DAY } from '../../platform/day-span.ts';
import { createClaimRepository } from './claim.repository.ts';

/** The first open day, and which channels have revenue before it. */
export type ClosedFigures = { firstOpenDay: string | undefined; kept: ReadonlySet<string> };

/** Finds the channels with revenue of closed days, which never change. */
export const findClosedFigures = async (
  trx: Trx,
  accountId: string,
  ids: readonly string[],
): Promise<ClosedFigures> => {
  const firstOpenDay = await findFirstOpenDay(trx, accountId);
  if (firstOpenDay === undefined) return { firstOpenDay, kept: new Set() };
  const kept = await listEarningChannels(trx, { accountId, ids, before: firstOpenDay });
  return { firstOpenDay, kept: new Set(kept) };
};

/**
 * Deletes the figures of channels: of those with revenue of closed days from the first open day on, of the others all.
 * To be called before the channels are locked, because an ingest locks in this order.
 */
export const deleteOpenFigures = async (
  trx: Trx,
  accountId: string,
  ids: readonly string[],
): Promise<ClosedFigures> => {
  await waitForIngest(trx);
  const { firstOpenDay, kept } = await findClosedFigures(trx, accountId, ids);
  const others = ids.filter((id) => !kept.has(id));
  if (others.length > 0) await deleteChannelFigures(trx, accountId, others);
  if (kept.size > 0) await deleteChannelFigures(trx, accountId, [...kept], firstOpenDay);
  return { firstOpenDay, kept };
};

/**
 * Takes the open figures of a rejected channel from its account, for the account that registers it next; its claim ends with what it
 * keeps. To be called after `waitForIngest`.
 */
export const releaseOpenFigures = async (
  trx: Trx,
  { accountId, channelId, youtubeId }: { accountId: string; channelId: string; youtubeId: string },
) => {
  const { firstOpenDay, kept } = await findClosedFigures(trx, accountId, [channelId]);
  const from = (kept.has(channelId) ? firstOpenDay : undefined) ?? FIRST_DAY;
  await releaseChannelFigures(trx, { accountId, channelId, youtubeId, from });
  await createClaimRepository(trx).release({ accountId, channelId }, from);
};
