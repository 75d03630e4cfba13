import { type Day, toFirstDay } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { type KeptRevenue, readKeptRevenue } from '../../figures/ingest/kept-file.read.ts';
import { closingReports, isClosing, isRevenueReport } from '../../figures/ingest/report-types.ts';
import { listDaysOfIntervals } from '../closed/day-intervals.ts';
import { type BookedMonth, type CountedFile, readMonthContent } from '../closed/statement-content.ts';
import type { Mismatch } from './check-documents.ts';
import { sumBookedDays } from './closed-month.repository.ts';
import type { createDocumentReader } from './document-reader.ts';

/** Whether a file could be read: its content may not be kept any more. */
type ReadState = 'read' | 'not_kept';

export type AuditedFile = { month: string; name: string; owner: string; state: ReadState };

/** The days of which every owner with revenue has delivered both closing reports, as ingests flag them. */
const listFinalDays = (files: readonly CountedFile[]): Set<Day> => {
  const counted = files.flatMap(({ days, owner, report_type: type }) =>
    listDaysOfIntervals(days).map((day) => ({ day, owner, type })),
  );
  const final = [...Map.groupBy(counted, ({ day }) => day)].filter(([, reports]) =>
    [...Map.groupBy(reports, ({ owner }) => owner).values()].every((own) =>
      closingReports.every((closing) => own.some(({ type }) => type === closing)),
    ),
  );
  return new Set(final.map(([day]) => day));
};

/** The days whose corrections count: final ones, and those that have nothing else. */
const listCorrectedDays = (file: CountedFile, files: readonly CountedFile[], isFinal: ReadonlySet<Day>) => {
  const delivered = new Set(files.flatMap(({ days }) => listDaysOfIntervals(days)));
  return listDaysOfIntervals(file.corrects ?? []).filter((day) => isFinal.has(day) || !delivered.has(day));
};

/** What the files have of a channel and day. */
type KnownDay = { micros: bigint; usMicros: bigint };
const NOTHING: KnownDay = { micros: 0n, usMicros: 0n };

/** Reads the files of closed months again, and compares their revenue with what was booked. */
export const createAuditFiles = (dependencies: {
  db: Db;
  clock: Clock;
  documents: ReturnType<typeof createDocumentReader>;
}) => {
  const { db, clock, documents } = dependencies;

  /** The days whose revenue is that of the file, and what it has of them; undefined when it is not kept. */
  const readFile = async (
    file: CountedFile,
    { files, isFinal }: { files: readonly CountedFile[]; isFinal: ReadonlySet<Day> },
  ): Promise<{ days: Day[]; revenue: KeptRevenue | undefined }> => {
    const { digest, name, owner, report_type: type } = file;
    if (!isRevenueReport(type)) return { days: [], revenue: undefined };
    const days = listDaysOfIntervals(file.days).filter((day) => isFinal.has(day) === isClosing(type));
    const corrected = listCorrectedDays(file, files, isFinal);
    const kept = { digest, name, owner, type, days, corrected };
    return { days: [...days, ...corrected], revenue: await readKeptRevenue(db, kept, clock.now()) };
  };

  /** The first difference between a month's files and what was booked of it until the month `through` was closed. */
  const compareMonth = async (
    domain: string,
    { month, files }: BookedMonth,
    through: string,
  ): Promise<{ files: AuditedFile[]; mismatch: Mismatch | null }> => {
    const place = { month: through, account_id: null };
    const isFinal = listFinalDays(files);
    const audited: AuditedFile[] = [];
    const unread = new Set<Day>();
    const known = new Map<string, KnownDay>();
    for (const file of files) {
      const { days, revenue } = await readFile(file, { files, isFinal });
      audited.push({ month, name: file.name, owner: file.owner, state: revenue ? 'read' : 'not_kept' });
      if (revenue && revenue.digest !== file.digest)
        return { files: audited, mismatch: { ...place, fault: 'file', entry: file.name } };
      if (!revenue) for (const day of days) unread.add(day);
      for (const { channelId, day, micros, usMicros } of revenue?.sums ?? []) {
        const key = `${channelId} ${day}`;
        const sums = known.get(key) ?? NOTHING;
        known.set(key, { micros: sums.micros + micros, usMicros: sums.usMicros + usMicros });
      }
    }
    const days = new Set(
      files.flatMap(({ days: own, corrects = [] }) => listDaysOfIntervals([...own, ...corrects])),
    );
    const booked = await sumBookedDays(db, {
      domain,
      through: toFirstDay(through),
      days: [...days].filter((day) => !unread.has(day)),
    });
    const wrong = booked.find(({ channel_id: channel, day, micros, us_micros: us }) => {
      const sums = known.get(`${channel} ${day}`) ?? NOTHING;
      return sums.micros !== BigInt(micros) || (us !== null && sums.usMicros !== BigInt(us));
    });
    if (wrong === undefined) return { files: audited, mismatch: null };
    return {
      files: audited,
      mismatch: { ...place, fault: 'files', entry: `${wrong.channel_id} ${wrong.day}` },
    };
  };

  /** @throws AppError `month_open` */
  return async (domain: string, through: string) => {
    const { months } = await documents.ofDomain(domain);
    const found = months.find(({ month }) => month === through);
    if (!found) throw new AppError('month_open');
    const { corrections, ...own } = readMonthContent(found.document);
    const files: AuditedFile[] = [];
    for (const part of [own, ...corrections]) {
      const compared = await compareMonth(domain, part, through);
      files.push(...compared.files);
      if (compared.mismatch) return { files, mismatch: compared.mismatch };
    }
    return { files, mismatch: null };
  };
};
