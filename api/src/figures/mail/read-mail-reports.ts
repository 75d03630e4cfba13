import type { Db, OpenDatabase } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Searches } from '../../platform/search/searches.ts';
import type { MailFrequency } from '../../access/notification/mail-frequency.ts';
import { createNotifications } from '../../access/notification/notification.service.ts';
import type { QueuedMail } from '../../access/notification/queue-mails.ts';
import { createBriefing } from '../report/briefing/briefing.ts';
import { createInbox } from '../report/inbox/inbox.ts';
import { createChannelReport } from '../report/reports/channel-report.ts';
import { createReportService } from '../report/reports/report.service.ts';
import { createVideoLists } from '../report/reports/video-lists.ts';
import { createReportContext, type Viewer } from '../report/scope/report-context.ts';

const MOST_CHANNELS = 3;
const MOST_VIDEOS = 5;
const MOST_NEWS = 5;
/** How many notifications are read to find those that are news. */
const READ_NOTIFICATIONS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How old news may be: of two days in a daily mail, because figures may come later on one day than on the other. */
const NEWS_DAYS: Record<MailFrequency, number> = { daily: 2, weekly: 7, monthly: 31 };

/** What a mail says in figures. */
const NOT_NEWS: readonly string[] = ['figures', 'deviation', 'figures_late'];

/** Reads what mails say from the reports that their links open. */
export const createMailReports = ({
  database,
  searches,
  clock,
}: {
  database: OpenDatabase;
  searches: Searches;
  clock: Clock;
}) => {
  const db: Db = database.db;
  const context = createReportContext({ db, searches });
  const lists = createVideoLists({ ...database, searches });
  const reports = createReportService({ db, lists, context });
  const channels = createChannelReport({ db, context });
  const inbox = createInbox({ db, context, notifications: createNotifications({ db, clock }) });

  return {
    briefing: createBriefing({ db, lists, context }),

    /** The figures of some days beside those before, and the channels and videos with the highest revenue. */
    async period(viewer: Viewer, { frequency, period }: Pick<QueuedMail, 'frequency' | 'period'>) {
      const first = { page: 0, order: 'desc', sort: 'revenue' } as const;
      const comparison = {
        compare: 'previous',
        compare_by: frequency === 'monthly' ? 'months' : 'days',
      } as const;
      const summary = await reports.summary(viewer, { ...period, ...comparison });
      const { items: topChannels } = await channels(viewer, {
        ...period,
        ...first,
        compare: 'none',
        size: MOST_CHANNELS,
      });
      const { items: topVideos } = await reports.videos(viewer, { ...period, ...first, size: MOST_VIDEOS });
      return { summary, channels: topChannels, videos: topVideos };
    },

    /** The newest unread notifications that are not about figures. */
    async news(viewer: Viewer, frequency: MailFrequency) {
      const { items } = await inbox(viewer, undefined, READ_NOTIFICATIONS);
      const oldest = clock.now().getTime() - NEWS_DAYS[frequency] * DAY_MS;
      return items
        .filter(
          ({ at, is_read: isRead, about }) =>
            !isRead && Date.parse(at) >= oldest && !NOT_NEWS.includes(about.kind),
        )
        .slice(0, MOST_NEWS);
    },
  };
};

export type MailReports = ReturnType<typeof createMailReports>;
export type Briefing = Awaited<ReturnType<MailReports['briefing']>>;
export type PeriodFigures = Awaited<ReturnType<MailReports['period']>>;
export type Notification = Awaited<ReturnType<MailReports['news']>>[number];
