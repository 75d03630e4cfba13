import type { Db } from '../../../platform/database/database.ts';
import type { Day } from '../../../platform/calendar.ts';
import { DAYS } from './history-actions.ts';
import type { Known } from './money-oracle.ts';

type Part = 'estimate' | 'ad' | 'premium';

/** Micros of a channel, by YouTube id, on a day. */
export type Correction = { youtubeId: string; day: Day; micros: number };

/** A file that was delivered: all days of a month of one report. */
export type DeliveredFile = {
  /** Its row of `ingest_file`. */
  id: string;
  part: Part;
  owner: string;
  month: number;
  content: string;
  /** A later file replaces it. */
  order: number;
  isWithdrawn: boolean;
  /** Micros of each channel on each day. */
  micros: ReadonlyMap<string, readonly number[]>;
  /** What it corrects of days of earlier months, which comes from no viewers in the United States. */
  corrections: readonly Correction[];
  /** How many quarters of an amount came from viewers in the United States. */
  usQuarters: number;
};

/** What of an amount in micros came from viewers in the United States. */
export const findUsMicros = (micros: number, { usQuarters }: Pick<DeliveredFile, 'usQuarters'>) =>
  Math.trunc((micros * usQuarters) / 4);

/** Which of the files counts: the newest of its report, owner and month that was not withdrawn. */
export const findCounting = (
  files: readonly DeliveredFile[],
  place: Pick<DeliveredFile, 'part' | 'owner' | 'month'>,
) =>
  files
    .filter(
      ({ part, owner, month, isWithdrawn }) =>
        !isWithdrawn && part === place.part && owner === place.owner && month === place.month,
    )
    .toSorted((a, b) => b.order - a.order)[0];

const addTo = (sums: Map<string, bigint>, channel: string, micros: number) =>
  sums.set(channel, (sums.get(channel) ?? 0n) + BigInt(micros));

/** What an account is known to have earned now: what files say, and from when to when it had their channels. */
export const computeKnown = async (
  db: Db,
  accountId: string,
  files: readonly DeliveredFile[],
): Promise<Known> => {
  const claims = await db.selectFrom('channel_claim').selectAll().execute();
  const findClaim = (youtubeId: string, day: Day) =>
    claims.find((row) => row.youtube_id === youtubeId && row.from_day <= day && day < row.until_day);
  const corrections = files
    .filter((file) => findCounting(files, file) === file)
    .flatMap((file) => file.corrections)
    .filter(({ youtubeId, day }) => findClaim(youtubeId, day));
  const rates = await db.selectFrom('fx_rate').select(['day', 'rate']).orderBy('day').execute();
  const owners = [...new Set(files.map(({ owner }) => owner))];
  const describeDay = (day: Day, index: number) => {
    const month = Math.floor(index / 2);
    const of = (owner: string, part: Part) => findCounting(files, { owner, part, month });
    const states = owners.map((owner) => {
      const [estimate, ad, premium] = [of(owner, 'estimate'), of(owner, 'ad'), of(owner, 'premium')];
      return { estimate, ad, premium, hasBothClosings: ad !== undefined && premium !== undefined };
    });
    const earning = states.filter(({ estimate, ad, premium }) => estimate ?? ad ?? premium);
    const corrected = corrections.filter((correction) => correction.day === day);
    const isFinal =
      (earning.length > 0 || corrected.length > 0) && earning.every(({ hasBothClosings }) => hasBothClosings);
    const counting = states.flatMap(({ estimate, ad, premium }) => (isFinal ? [ad, premium] : [estimate]));
    const [revenue, us] = [new Map<string, bigint>(), new Map<string, bigint>()];
    for (const file of counting)
      for (const [youtubeId, micros] of file?.micros ?? []) {
        const claim = findClaim(youtubeId, day);
        if (!file || claim?.account_id !== accountId) continue;
        const amount = micros[index % 2] ?? 0;
        addTo(revenue, claim.channel_id, amount);
        addTo(us, claim.channel_id, findUsMicros(amount, file));
      }
    for (const { youtubeId, micros } of isFinal ? corrected : []) {
      const claim = findClaim(youtubeId, day);
      if (claim?.account_id === accountId) addTo(revenue, claim.channel_id, micros);
    }
    const hasRevenue = isFinal || states.some(({ estimate }) => estimate !== undefined);
    return { isFinal, hasRevenue, rate: rates.findLast((rate) => rate.day <= day)?.rate ?? '0', revenue, us };
  };
  return new Map(DAYS.map((day, index) => [day, describeDay(day, index)]));
};
