import type { Day } from '../report/calendar.ts';
import type { ClaimedChannel } from './claimed-channels.ts';
import type { AccountDay } from './touched.repository.ts';

export type FactLines = {
  /** Lines for the table of facts, of registered channels and wanted days only. */
  lines: AsyncIterable<string>;
  /** What went through; complete once `lines` has ended. */
  seen(): { pairs: AccountDay[]; count: number };
};

/** Puts the ids of the service in the place of the platform's. Lines of one channel and day follow one another. */
export const factLines = (
  pieces: AsyncIterable<string>,
  { claims, days }: { claims: ReadonlyMap<string, ClaimedChannel>; days: ReadonlySet<Day> },
): FactLines => {
  const pairs = new Map<string, AccountDay>();
  let count = 0;

  /** What a line of a day and channel begins with; undefined where it is left out. */
  const beginningFor = (place: string): string | undefined => {
    const [day = '', quoted = ''] = place.split(',');
    const claim = claims.get(quoted.slice(1, -1));
    if (!claim || !days.has(day) || (claim.earnsFrom !== null && day < claim.earnsFrom)) return undefined;
    pairs.set(`${claim.accountId} ${day}`, { account_id: claim.accountId, day });
    return `${claim.accountId},${day},${claim.channelId}`;
  };

  async function* lines() {
    let place = '';
    let beginning: string | undefined;
    for await (const piece of pieces) {
      let block = '';
      for (let at = 0; at < piece.length;) {
        const end = piece.indexOf('\n', at) + 1;
        if (place === '' || !piece.startsWith(place, at)) {
          const comma = piece.indexOf(',', piece.indexOf(',', at) + 1);
          place = piece.slice(at, comma + 1);
          beginning = beginningFor(place.slice(0, -1));
        }
        if (beginning !== undefined) {
          block += `${beginning},${piece.slice(at + place.length, end)}`;
          count += 1;
        }
        at = end;
      }
      if (block !== '') yield block;
    }
  }
  return { lines: lines(), seen: () => ({ pairs: [...pairs.values()], count }) };
};
