import type { Db } from '../../../platform/database/database.ts';
import type { NoticeService } from '../../../content/notice/notice.service.ts';
import type { Reading } from '../../../content/notice/reading.ts';
import { listApprovals } from './annotation.repository.ts';
import { listDefinitionChanges } from './definition-changes.ts';
import { type Day, listDays, type Period } from '../../../platform/calendar.ts';
import { type Interval, splitPeriod } from '../scope/period.ts';
import type { ReportContext, Selection, Viewer } from '../scope/report-context.ts';
import { getPart, clipScope } from '../scope/scope.ts';

/** How many are named; the others are only counted. */
const NAMED = 3;

type Event = { day: Day; name: string };

const summarise = (events: readonly Event[] = []) => ({
  count: events.length,
  names: events.slice(0, NAMED).map(({ name }) => name),
});

/** What happened in a period, by the points that its trend has: the viewer's approved channels, notices, and changes of what YouTube counts. */
export const createAnnotations =
  ({ db, context, notices }: { db: Db; context: ReportContext; notices: NoticeService }) =>
  async (viewer: Viewer, reading: Reading, query: Selection & Period & { interval: Interval }) => {
    const period = { from: query.from, to: query.to };
    const whole = await context.readScope(viewer, query);
    const scope = clipScope(whole, period);
    const hasChannels = scope.channelIds?.length !== 0;
    const approvals = hasChannels ? await listApprovals(db, scope, period) : [];
    // A member sees nothing of a channel after its assignment has ended.
    const seen = approvals.filter(({ id, day }) => getPart(whole, id, day) !== undefined);
    const published = await notices.publishedIn(reading, period);
    const parts = splitPeriod(period, query.interval, viewer.language);
    const dateOf = new Map(
      parts.flatMap(({ from, to }) => listDays(from, to).map((day) => [day, from] as const)),
    );
    const byDate = <Of extends { day: Day }>(events: readonly Of[]) =>
      Map.groupBy(events, ({ day }) => dateOf.get(day));
    const [channels, titles] = [byDate(seen), byDate(published)];
    const changes = byDate(listDefinitionChanges(period));
    return parts
      .filter(({ from }) => [channels, titles, changes].some((events) => events.has(from)))
      .map(({ from }) => ({
        date: from,
        channels: summarise(channels.get(from)),
        notices: summarise(titles.get(from)),
        changes: changes.get(from)?.map(({ change }) => change) ?? [],
      }));
  };
