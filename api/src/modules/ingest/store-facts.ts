import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Day } from '../report/calendar.ts';
import { addAffectedDays, stagedFactDays, sumStagedFacts } from './affected-days.repository.ts';
import type { ClaimedChannel } from './claimed-channels.ts';
import { copyFacts, insertFacts } from './fact.repository.ts';
import { monthOf } from './month-of-file.ts';
import { type DailyReportId, type FactReportId, isClosing } from './report-types.ts';
import type { SpooledFile } from './spool.ts';
import { stageFacts, stageFile } from './stage.repository.ts';

type FactsOfFile<Type> = { file: SpooledFile; type: Type; owner: string; days: readonly Day[] };
type Claims = ReadonlyMap<string, ClaimedChannel>;

/** Copies facts with unique keys directly into the fact table, without the staging table. */
const copyCompleteFacts = async (
  database: OpenDatabase,
  trx: Trx,
  { file, type, owner, days, claims }: FactsOfFile<DailyReportId> & { claims: Claims },
) => {
  const { pairs, pieces, summary } = await file.facts({ claims, days: new Set(days), owner, version: 0 });
  await copyFacts(database, trx, { type, pieces });
  const accounts = await addAffectedDays(trx, { type, owner, days, pairs });
  const { count: facts, stored } = summary();
  return { facts, stored, accounts };
};

const insertStagedFacts = async (
  database: OpenDatabase,
  trx: Trx,
  { file, type, owner, days }: FactsOfFile<FactReportId>,
) => {
  // A closing report replaces its whole month; its corrections may concern days of other months.
  const month = isClosing(type) ? monthOf(days) : undefined;
  await stageFile(database, trx, month ? { file } : { file, days });
  await stageFacts(trx, { type, month });
  const accounts = await addAffectedDays(trx, { type, owner, days, pairs: await stagedFactDays(trx) });
  const stored = await sumStagedFacts(trx, type);
  return { facts: await insertFacts(trx, type, owner), stored, accounts };
};

/** Stores the facts that a file has for the given days, which must not have any of this owner's report. */
export const storeFacts = (
  database: OpenDatabase,
  trx: Trx,
  { file, type, owner, days, claims }: FactsOfFile<FactReportId> & { claims: Claims },
) =>
  file.isComplete && !isClosing(type)
    ? copyCompleteFacts(database, trx, { file, type, owner, days, claims })
    : insertStagedFacts(database, trx, { file, type, owner, days });
