import { createFormat, type Format } from '@portal/shared/i18n/create-format';
import type { TextValues } from '@portal/shared/i18n';
import { describeNotification } from '@portal/shared/notifications';
import {
  channelHref,
  dayHref,
  deviationHref,
  monthHref,
  periodHref,
  videoHref,
} from '@portal/shared/routing/report-links';
import type { QueuedMail } from '../../access/notification/queue-mails.ts';
import type { Period } from '../../platform/calendar.ts';
import type { TextKey } from '../../texts/create-texts.ts';
import type ko from './locales/ko.json';
import type { MailDocument, MailRow, MailSection } from './mail-document.ts';
import type { MailRecipient } from './mail.repository.ts';
import { findMailText, translateNotification } from './mail-texts.ts';
import type { Briefing, MailReports, Notification, PeriodFigures } from './read-mail-reports.ts';

type Figure = string | number | null;

type Context = {
  t: (key: TextKey<typeof ko>, values?: TextValues) => string;
  format: Format;
  isManager: boolean;
};

/** A section, unless there is nothing to say in it. */
const toSection = (title: string, rows: readonly MailRow[]): MailSection[] =>
  rows.length === 0 ? [] : [{ title, rows }];

const nameRevenue = (status: string | null, { t, isManager }: Context) => {
  if (!isManager) return t('revenue.share');
  return t(status === 'final' ? 'revenue.final' : 'revenue.estimated');
};

/** What is inside the spread of what is usual is not called a change. */
const compareWithUsual = (
  { value, usual }: NonNullable<Briefing['views'] | Briefing['revenue']>,
  day: string,
  { t, format }: Context,
) => {
  if (!usual) return undefined;
  const weekday = format.weekdayName(day);
  if (usual.verdict === 'usual') return t('usual', { weekday });
  return t('unusual', { weekday, change: format.change(value, usual.median).text });
};

const describeDay = ({ status, views, revenue }: Briefing, day: string, context: Context): MailRow[] => {
  const { t, format } = context;
  const describe = (
    compared: Briefing['views'] | Briefing['revenue'],
    label: string,
    formatValue: (value: Figure) => string,
  ): MailRow[] => {
    if (!compared) return [];
    const detail = compareWithUsual(compared, day, context);
    return [{ label, value: formatValue(compared.value), detail, href: dayHref(day) }];
  };
  return [
    ...describe(revenue, nameRevenue(status, context), (value) => format.money(value)),
    ...describe(views, t('views'), (value) => format.count(value)),
  ];
};

const describeDeviation = (
  deviation: Briefing['deviations'][number],
  day: string,
  { format }: Context,
): MailRow => {
  const sign = Number(deviation.difference) > 0 ? '+' : '';
  const row = {
    value: `${sign}${format.money(deviation.difference)}`,
    href: deviationHref(day, deviation),
  };
  if (deviation.kind === 'country') return { ...row, label: format.country(deviation.country) };
  if (deviation.kind === 'channel') return { ...row, label: deviation.channel.name };
  return { ...row, label: deviation.video.title, detail: deviation.channel.name };
};

/** How a figure differs from one before; undefined where one of them is not known. */
const compareWith = (
  previous: Figure,
  value: Figure,
  versus: 'versus.week' | 'versus.month' | 'versus.sameDays',
  { t, format }: Context,
) =>
  previous === null || value === null
    ? undefined
    : t(versus, { change: format.change(value, previous).text });

const describeMonth = ({ month }: Briefing, context: Context): MailSection[] => {
  if (!month) return [];
  const { t, format } = context;
  const { period, revenue, previous, forecast, last_day: lastDay } = month;
  const href = monthHref();
  return [
    {
      title: format.month(period.from),
      rows: [
        {
          label: format.shortRange(period.from, period.to),
          value: format.money(revenue),
          detail: compareWith(previous?.revenue ?? null, revenue, 'versus.sameDays', context),
          href,
        },
        ...(forecast
          ? [
              {
                label: t('ending', { day: format.shortDate(lastDay) }),
                value: `${format.moneyCompact(forecast.low)} – ${format.moneyCompact(forecast.high)}`,
              },
            ]
          : []),
      ],
    },
  ];
};

const hasViews = ({ views }: { views: number | null }) => Boolean(views);

const describePeriod = (
  { summary, channels, videos }: PeriodFigures,
  { frequency, period }: QueuedMail,
  context: Context,
): MailSection[] => {
  const { t, format } = context;
  const { revenue, views } = summary.figures;
  const versus = frequency === 'monthly' ? 'versus.month' : 'versus.week';
  const href = periodHref(period);
  const viewsOf = (count: number | null) => t('viewsOf', { views: format.count(count) });
  return [
    {
      title: format.range(period.from, period.to),
      rows: [
        {
          label: nameRevenue(summary.status, context),
          value: format.money(revenue.value),
          detail: compareWith(revenue.previous, revenue.value, versus, context),
          href,
        },
        {
          label: t('views'),
          value: format.count(views.value),
          // Views before and after a change of their definition are not compared.
          detail:
            summary.compare_changes.length > 0
              ? undefined
              : compareWith(views.previous, views.value, versus, context),
          href,
        },
      ],
    },
    ...toSection(
      t('channels'),
      channels.filter(hasViews).map((row) => ({
        label: row.channel.name,
        value: format.money(row.revenue),
        detail: viewsOf(row.views),
        href: channelHref(period, row.channel.id),
      })),
    ),
    ...toSection(
      t('videos'),
      videos.filter(hasViews).map((row) => ({
        label: row.title ?? row.id,
        value: format.money(row.revenue),
        detail: `${row.channel.name} · ${viewsOf(row.views)}`,
        href: videoHref(period, row.id),
      })),
    ),
  ];
};

const describeNews = (news: readonly Notification[], { viewer }: MailRecipient, context: Context) => {
  const { format, isManager, t } = context;
  const described = news.map(({ about }) =>
    describeNotification(about, { t: translateNotification(viewer.language), format, isManager }),
  );
  return toSection(
    t('news'),
    described.map(({ title, details, href }) => ({ label: title, detail: details.join(' · '), href })),
  );
};

const nameSubject = (
  { frequency, period: { from, to } }: { frequency: QueuedMail['frequency']; period: Period },
  { t, format }: Context,
) => {
  if (frequency === 'daily') return t('subject.daily', { day: format.date(to) });
  if (frequency === 'monthly') return t('subject.monthly', { month: format.month(from) });
  return t('subject.weekly', { days: format.range(from, to) });
};

const toDocument = (
  mail: QueuedMail,
  { title, sections }: Pick<MailDocument, 'title' | 'sections'>,
  context: Context,
): MailDocument => ({
  subject: nameSubject(mail, context),
  preview: (sections[0]?.rows ?? []).map(({ label, value }) => `${label} ${value}`).join(' · '),
  title,
  sections,
});

/** What a mail says; undefined where there were no views in its days. */
export const composeMail = async (
  reports: MailReports,
  mail: QueuedMail,
  recipient: MailRecipient,
): Promise<MailDocument | undefined> => {
  const { viewer } = recipient;
  const context: Context = {
    t: (key, values) => findMailText(viewer.language, key, values),
    format: createFormat(viewer.language, viewer.currency),
    isManager: viewer.role === 'manager',
  };
  const { t, format } = context;
  const { frequency, period } = mail;
  const news = async () => describeNews(await reports.news(viewer, frequency), recipient, context);
  if (frequency === 'daily') {
    const day = period.to;
    const briefing = await reports.briefing(viewer, { day });
    if (!briefing.views?.value) return undefined;
    const deviations = briefing.deviations.map((deviation) => describeDeviation(deviation, day, context));
    const sections = [
      ...toSection(t('summary'), describeDay(briefing, day, context)),
      ...toSection(t('deviations'), deviations),
      ...describeMonth(briefing, context),
      ...(await news()),
    ];
    return toDocument(mail, { title: format.dateWithWeekday(day), sections }, context);
  }
  const figures = await reports.period(viewer, mail);
  if (!figures.summary.figures.views.value) return undefined;
  const sections = [
    ...describePeriod(figures, mail, context),
    ...(frequency === 'weekly'
      ? describeMonth(await reports.briefing(viewer, { day: period.to }), context)
      : []),
    ...(await news()),
  ];
  const title = t(frequency === 'monthly' ? 'title.monthly' : 'title.weekly', {
    month: format.month(period.from),
  });
  return toDocument(mail, { title, sections }, context);
};
