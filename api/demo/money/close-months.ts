import { createReadStream } from 'node:fs';
import { createIngestService } from '../../src/figures/ingest/ingest.service.ts';
import { createCloseMonth } from '../../src/money/closing/close-month.service.ts';
import { createIssueStatement } from '../../src/money/closing/issue-statement.service.ts';
import { addDays, addMonths, type Day, toMonthName } from '../../src/platform/calendar.ts';
import { getHost } from '../domains/index.ts';
import type { ReportFile } from '../figures/report-files.ts';
import { getYoutubeId } from '../figures/videos.ts';
import { managerId } from '../seed/seed-context.ts';
import { writeClosing } from '../write-closing.ts';
import { createPast, manager, type MoneyContext, operator, type PayingDomain } from './money-context.ts';

/** Days after the end of a month. */
const CORRECTED_AFTER = 24;
const CLOSED_AFTER = 26;
const ISSUED_AFTER = 27;

const findClosed = async ({ database: { db } }: MoneyContext, month: Day) => {
  const rows = await db.selectFrom('closed_month').select('domain').where('month', '=', month).execute();
  return new Set(rows.map(({ domain }) => domain));
};

/** Whether a statement was issued; one that was reopened since was, too. */
export const hasStatement = async (
  { database: { db } }: Pick<MoneyContext, 'database'>,
  domain: PayingDomain,
  month: Day,
) => {
  const row = await db
    .selectFrom('issued_statement')
    .select('month')
    .where('account_id', '=', managerId(domain))
    .where('month', '=', month)
    .executeTakeFirst();
  return row !== undefined;
};

/** As an operator, so that corrections name who delivered their file. */
const ingestFiles = async (context: MoneyContext, files: readonly ReportFile[]) => {
  const [domain] = context.domains;
  for (const { path, name, createdAt } of files) {
    const { clock } = createPast(context, createdAt.toISOString());
    const ingest = createIngestService({
      database: context.database,
      clock,
      stepFacts: Number.POSITIVE_INFINITY,
    });
    await ingest.ingestFile(createReadStream(path), {
      name,
      createdAt,
      hasMore: true,
      // A file has rows of all domains.
      ...(domain && { actor: { ...operator(domain), domain: '' } }),
    });
  }
};

/** Delivers the closing reports of a month, and what YouTube corrected of the month before the first time. */
const deliverClosing = async (context: MoneyContext, month: Day, previous: Day | undefined) => {
  const { directory, domains } = context;
  await ingestFiles(context, await writeClosing({ directory, month: toMonthName(month) }));
  if (previous === undefined) return;
  const corrected = await writeClosing({
    directory,
    month: toMonthName(previous),
    correction: {
      channels: domains.map((domain) => getYoutubeId(domain, { handle: domain.payouts.correctedChannel })),
      // After the statement of that month, which it corrects.
      createdOn: addDays(addMonths(month, 1), CORRECTED_AFTER),
    },
  });
  await ingestFiles(context, corrected);
};

/**
 * Closes a month of the demo's partners as an operator and their managers would, about four weeks after its end; the
 * reports of the month `corrected` are delivered again before. What is closed already stays.
 */
export const closeMonth = async (
  context: MoneyContext,
  { month, corrected }: { month: Day; corrected: Day | undefined },
) => {
  const closed = await findClosed(context, month);
  const open = context.domains.filter((domain) => !closed.has(getHost(domain)));
  if (open.length > 0) {
    context.progress(`Closing ${toMonthName(month)}`);
    await deliverClosing(context, month, corrected);
  }
  const end = addMonths(month, 1);
  for (const domain of open) {
    const past = createPast(context, `${addDays(end, CLOSED_AFTER)}T02:00:00Z`);
    await createCloseMonth(past).close(operator(domain), { domain: getHost(domain), month });
  }
  for (const domain of context.domains) {
    if (await hasStatement(context, domain, month)) continue;
    const past = createPast(context, `${addDays(end, ISSUED_AFTER)}T02:00:00Z`);
    await createIssueStatement(past).issue(manager(domain), { accountId: managerId(domain), month });
  }
};
