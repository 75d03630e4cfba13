import type { OpenDatabase, Trx } from '../../../platform/database/database.ts';
import { addAffectedDays, listAffectedDays, recordAccountDays } from './affected-days.repository.ts';
import { copyFacts } from './fact.repository.ts';
import { recordCorrectedDays } from './correction.repository.ts';
import { deleteHiddenOf } from './hidden-figures.repository.ts';
import type { Claims, FactTargets } from '../files/fact-rows.ts';
import { getMonth } from '../files/month-of-file.ts';
import { getRevenueSource, isClosing } from '../report-types.ts';
import type { ReportFile } from '../files/report-file.ts';
import type { OwnerDays } from './account-days.ts';

/** Which facts of a file are stored as facts of a report. */
export const createTargets = (
  { type, owner, days }: OwnerDays,
  { claims, version }: Pick<FactTargets, 'claims' | 'version'>,
): FactTargets => {
  const source = getRevenueSource(type);
  const closing = source && { source, month: getMonth(days) };
  return { claims, version, owner, days: new Set(days), closing };
};

/** Stores the facts that a file has for the given days, which must not have any of this owner's report. */
export const storeFacts = async (
  database: OpenDatabase,
  trx: Trx,
  { file, claims, ...report }: OwnerDays & { file: ReportFile; claims: Claims },
) => {
  const { pairs, corrected, pieces, summary } = await file.facts(
    createTargets(report, { claims, version: 0 }),
  );
  const accounts = await addAffectedDays(trx, [...pairs, ...corrected]);
  // Before facts of the same version are stored on these days.
  await deleteHiddenOf(trx, await listAffectedDays(trx, report.days));
  await copyFacts(database, trx, { type: report.type, pieces });
  await recordAccountDays(trx, { ...report, pairs });
  if (isClosing(report.type)) await recordCorrectedDays(trx, { ...report, corrected });
  const { count: facts, stored } = summary();
  return { facts, stored, accounts };
};
