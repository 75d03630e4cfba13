import type { Db } from '../../platform/database/database.ts';
import { toMonthName } from '../../platform/calendar.ts';
import { isClosing, isRevenueReport } from '../../figures/ingest/report-types.ts';
import type { Month } from '../closed/month-inputs.ts';
import type { StatementContent } from '../closed/statement-content.ts';

type StatedAuthor = StatementContent['authors'][number];

/** Who changed something that statements correct, with what the audit log still says of it. */
export type Author = StatedAuthor & {
  /** The name of the report file that was delivered or withdrawn. */
  file: string | null;
  /** The months of the days that were changed; undefined where nothing says which they are. */
  months: ReadonlySet<Month> | undefined;
};

/** What audit entries of rates and deliveries have; days are keys, texts, or rows with a day. */
type State = Record<string, unknown> | null;

const DAY = /^\d{4}-\d\d-\d\d$/;

const listDays = (state: State): string[] => {
  const days = state?.['days'];
  const found = Array.isArray(days)
    ? days.map((each: unknown) => (typeof each === 'object' && each && 'day' in each ? each.day : each))
    : Object.keys(state ?? {});
  return found.filter((day): day is string => typeof day === 'string' && DAY.test(day));
};

const findText = (states: readonly State[], name: string) =>
  states.map((state) => state?.[name]).find((value): value is string => typeof value === 'string');

/** An estimate corrects nothing, and reports of views neither. */
const canCorrect = (type: string | undefined) =>
  type === undefined || (isRevenueReport(type) && isClosing(type));

/** Adds to the authors of a statement what the audit log says of their changes; without those that changed no closed money. */
export const readAuthors = async (db: Db, authors: readonly StatedAuthor[]): Promise<Author[]> => {
  if (authors.length === 0) return [];
  const entries = await db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'subject', 'before', 'after'])
    .where('action', 'in', ['rate.set', 'delivery.ingested', 'delivery.withdrawn'])
    .where(
      'at',
      'in',
      authors.map(({ at }) => new Date(at)),
    )
    .execute();
  const keyOf = ({ at, action, subject }: { at: string; action: string; subject: string }) =>
    `${at} ${action} ${subject}`;
  const entryOf = new Map(entries.map((entry) => [keyOf({ ...entry, at: entry.at.toISOString() }), entry]));
  return authors.flatMap((author): Author[] => {
    const entry = entryOf.get(keyOf(author));
    const states = entry ? [entry.before, entry.after] : [];
    if (author.cause === 'revenue' && !canCorrect(findText(states, 'type'))) return [];
    const days = states.flatMap(listDays);
    return [
      {
        ...author,
        file: author.cause === 'revenue' ? (findText(states, 'name') ?? null) : null,
        months: days.length > 0 ? new Set(days.map(toMonthName)) : undefined,
      },
    ];
  });
};

type Corrected = {
  month: Month;
  cause: StatedAuthor['cause'];
  /** Null for revenue without a member. */
  member: string | null;
  /** The channels that the member has a part of in the corrected month. */
  channels: ReadonlySet<string>;
};

/** Who may have caused a correction: changes of the same cause and month, of its member or channels. */
export const listAuthors = (authors: readonly Author[], { month, cause, member, channels }: Corrected) => {
  const found = authors.filter((author) => author.cause === cause && (author.months?.has(month) ?? true));
  const isOwn = ({ subject }: Author) => (cause === 'fee' ? subject === member : channels.has(subject));
  const own = cause === 'fee' || cause === 'share' ? found.filter(isOwn) : found;
  // A channel of which the member has no part any more is not among its channels.
  const listed = cause === 'share' && own.length === 0 ? found : own;
  return listed.map(({ at, actor_role: role, file }) => ({ at, role, file }));
};
