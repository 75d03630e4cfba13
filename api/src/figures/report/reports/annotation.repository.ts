import type { Db } from '../../../platform/database/database.ts';
import { selectPacificDay } from '../../../platform/database/pacific-day.ts';
import type { Day, Period } from '../../../platform/calendar.ts';
import type { Scope } from '../scope/scope.ts';

export type Approval = {
  day: Day;
  id: string;
  name: string;
};

/** The channels of a scope that were approved in a period, the first one first. */
export const listApprovals = (
  db: Db,
  { accountId, channelIds }: Scope,
  { from, to }: Period,
): Promise<Approval[]> =>
  db
    .selectFrom('channel')
    .select(['id', 'name', selectPacificDay('approved_at').as('day')])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .$if(channelIds !== undefined, (query) => query.where('id', 'in', channelIds ?? []))
    .where(selectPacificDay('approved_at'), '>=', from)
    .where(selectPacificDay('approved_at'), '<=', to)
    .orderBy('approved_at')
    .orderBy('id')
    .execute();
