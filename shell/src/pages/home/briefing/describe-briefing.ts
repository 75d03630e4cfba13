import type { GetResponse } from '@portal/shared/http';
import type { Format, TranslateText } from '@portal/shared/i18n';
import type ko from '../../locales/ko.json';

export type Briefing = GetResponse<'/report/briefing'>;
export type Deviation = Briefing['deviations'][number];

/** What the sentences of a briefing are written with. */
export type DescribeContext = {
  t: TranslateText<typeof ko>;
  format: Format;
  isManager: boolean;
};

/** How far a value is from another one, without a sign: 9.1%. */
const describeDistance = (value: string, from: string, { format }: DescribeContext): string =>
  format.change(value, from).text.replace(/^[+\u2212]/, '');

/** The part that explains more of a difference. */
const findLargerCause = ({ views, price }: { views: string; price: string }) =>
  Math.abs(Number(views)) >= Math.abs(Number(price)) ? ('views' as const) : ('price' as const);

/** What a day had, in a sentence; undefined without views and revenue. */
export const describeDay = (
  { revenue, views, status }: Briefing,
  { t, format, isManager }: DescribeContext,
): string | undefined => {
  if (!revenue || !views) return undefined;
  const kind = isManager ? (status === 'final' ? 'final' : 'estimated') : 'share';
  return t(`home.day.${kind}`, { revenue: format.money(revenue.value), views: format.count(views.value) });
};

/** Whether the revenue of the day is what it usually is, and what it is due to where it is not. */
export const describeVerdict = ({ day, revenue, causes }: Briefing, context: DescribeContext): string[] => {
  const { t, format } = context;
  if (day === null || !revenue) return [];
  if (!revenue.usual) return [t('home.day.unknown')];
  const { verdict, median } = revenue.usual;
  const weekday = format.weekdayName(day);
  if (verdict === 'usual') return [t('home.day.usual', { weekday })];
  const percent = describeDistance(revenue.value, median, context);
  const sentence = t(`home.day.${verdict}`, { weekday, percent });
  return causes ? [sentence, t(`home.day.cause.${findLargerCause(causes)}`)] : [sentence];
};

/** Why a channel or a country is not as usual: views or price, and the video that most of it is of. */
const listReasons = (
  deviation: Exclude<Deviation, { kind: 'video' }>,
  { t, format }: DescribeContext,
): string[] => {
  const { views, causes } = deviation;
  const cause = causes && findLargerCause(causes);
  const change = views?.usual ? format.change(views.value, views.usual.median).text : undefined;
  const isVideo = deviation.kind === 'channel' && deviation.video !== null;
  return [
    ...(cause === 'views' && change !== undefined ? [t('home.deviations.views', { change })] : []),
    ...(cause === 'price' ? [t('home.deviations.price')] : []),
    ...(isVideo ? [t('home.deviations.mostly', { title: deviation.video?.title ?? '' })] : []),
  ];
};

/** What is not as usual, and why. */
export const describeDeviation = (
  deviation: Deviation,
  context: DescribeContext,
): { name: string; reasons: string[] } => {
  const { t, format } = context;
  if (deviation.kind === 'video') {
    const before = deviation.revenue.week_before;
    const reason =
      Number(before) === 0
        ? t('home.deviations.nothingBefore')
        : t('home.deviations.weekBefore', { before: format.money(before) });
    return { name: deviation.video.title, reasons: [deviation.channel.name, reason] };
  }
  const name = deviation.kind === 'channel' ? deviation.channel.name : format.country(deviation.country);
  return { name, reasons: listReasons(deviation, context) };
};
