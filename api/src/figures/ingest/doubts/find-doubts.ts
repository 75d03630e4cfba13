import type { Trx } from '../../../platform/database/database.ts';
import { type Clock, toPacificDay } from '../../../platform/clock.ts';
import type { Day } from '../../../platform/calendar.ts';
import { findFinalDays } from '../closed-days.ts';
import { type FactReportId, isClosing } from '../report-types.ts';
import type { ReportFile } from '../files/report-file.ts';
import { type Estimate, findClosingDoubts } from './closing-doubts.ts';
import { compareDays, type DaySums } from './compare-days.ts';
import { findDayDoubts } from './day-doubts.ts';
import type { Doubt } from './doubt.ts';
import { type FileChannels, findFileDoubts } from './file-doubts.ts';
import { type FileFigure, readFiguresOfFile, sumByAccount } from './file-figures.ts';
import * as likely from './likely-figures.repository.ts';
import type { DoubtLimits } from './limits.ts';
import { findNearbyDoubts } from './nearby-doubts.ts';
import { findLackingOwners, findNewOwner, findReopenedDays } from './owner-doubts.ts';

/** A file of figures, and the days that it would change. */
export type DoubtedFile = {
  file: ReportFile;
  owner: string;
  type: FactReportId;
  /** Sorted. */
  days: readonly Day[];
  channels: FileChannels;
  /** What daily reports estimate for a closing report, where it has been read already; also of other days. */
  estimates?: readonly Estimate[] | undefined;
};

/** What is stored of the days that have the report now, and their sums in the file or the days whose sums are taken from it. */
type ReplacedSums = { before: readonly DaySums[] } & (
  { after: readonly DaySums[] } | { days: readonly Day[] }
);

export type DeliveryDoubts = { doubts: Doubt[]; compare: (replaced: ReplacedSums) => Doubt[] };

/** Doubts about the figures of a file, compared with what is likely; `isKnown` says whether anything is. */
const compareWithLikely = async (
  trx: Trx,
  { owner, type, days, estimates: known }: DoubtedFile,
  { figures, limits }: { figures: readonly FileFigure[]; limits: DoubtLimits },
): Promise<{ doubts: Doubt[]; isKnown: boolean }> => {
  if (isClosing(type)) {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const estimates =
      known?.filter(({ day }) => first <= day && day <= last) ??
      (await likely.sumMonthEstimates(trx, { type, owner, days }));
    const month = days[0]?.slice(0, 7) ?? '';
    const doubts = findClosingDoubts({ type, month }, { figures, estimates }, limits);
    return { doubts, isKnown: estimates.length > 0 };
  }
  const nearby = await likely.readNearbyFigures(trx, { type, owner, days });
  return {
    doubts: findNearbyDoubts({ type, days }, { figures, nearby }, limits),
    isKnown: nearby.days.length > 0,
  };
};

/** Finds every reason to doubt a file of figures before anything of it is stored. */
export const createDoubtFinder = ({ clock, limits }: { clock: Clock; limits: DoubtLimits }) => {
  const today = () => toPacificDay(clock.now());

  return {
    /**
     * Doubts about the figures of a file that counts again after another one was withdrawn. Those about the file by itself
     * were accepted when it was delivered.
     */
    async ofRestored(trx: Trx, doubted: DoubtedFile): Promise<Doubt[]> {
      const { file, type, days, channels } = doubted;
      const figures = readFiguresOfFile(file, channels.claims, days);
      const { doubts } = await compareWithLikely(trx, doubted, { figures, limits });
      const ofDays = findDayDoubts(days, type, today()).filter(({ accept }) => accept === 'never');
      return [...ofDays, ...doubts];
    },

    /** Doubts about a delivery; `compare` finds those about the figures of days that have the report now. */
    async ofDelivery(trx: Trx, doubted: DoubtedFile): Promise<DeliveryDoubts> {
      const { file, type, owner, days, channels } = doubted;
      const figures = readFiguresOfFile(file, channels.claims, days);
      const { doubts, isKnown } = await compareWithLikely(trx, doubted, { figures, limits });
      const newOwner = findNewOwner(owner, await likely.listKnownOwners(trx));
      const delivered = await likely.listDeliveredReports(trx, days);
      const finalDays = await findFinalDays(trx, { from: days[0] ?? '', to: days.at(-1) ?? '' });
      const month = days[0]?.slice(0, 7) ?? '';
      const ofDays = (replaced: readonly Day[]) =>
        sumByAccount(
          figures.filter(({ day }) => day === null || replaced.includes(day)),
          { isMonth: isClosing(type) },
        );
      return {
        doubts: [
          ...newOwner,
          ...findReopenedDays({ type, owner, days }, { finalDays, delivered }),
          ...(isClosing(type) ? findLackingOwners({ owner, month }, delivered) : []),
          ...findDayDoubts(days, type, today()),
          ...findFileDoubts(file, channels),
          ...doubts,
        ],
        compare: (sums) => {
          const after = 'after' in sums ? sums.after : ofDays(sums.days);
          return compareDays({ type, before: sums.before, after, isMoreLikely: isKnown }, limits);
        },
      };
    },
  };
};

export type DoubtFinder = ReturnType<typeof createDoubtFinder>;
