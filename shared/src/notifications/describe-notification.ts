import type { components } from '../api/index.ts';
import type { Format } from '../i18n/format/create-format.ts';
import type { TranslateText } from '../i18n/texts.ts';
import { paths } from '../routing/paths.ts';
import { dayHref, itemHref } from '../routing/report-links.ts';
import type ko from './locales/ko.json';

/** A notification as `GET /inbox/list` has it. */
export type Notification = components['schemas']['Notification'];
type About = Notification['about'];
type Kind = About['kind'];
type Of<Name extends Kind> = Extract<About, { kind: Name }>;

/** A notification in words, and the page that shows what it is about. */
export type DescribedNotification = { title: string; details: string[]; href: string };

/** The locale file of the sentences. */
export type NotificationTexts = typeof ko;

type Context = { t: TranslateText<NotificationTexts>; format: Format; isManager: boolean };

/** Parts and fees are set in hundredths of a percent. */
const RATE_DIGITS = 2;

const STATUS_NAMES = { 0: 'waiting', 1: 'on_hold', 2: 'approved', 3: 'rejected' } as const;

const managedHref = ({ channel }: { channel: { id: string } }, { isManager }: Context) =>
  isManager ? paths.manageChannel.href() : paths.reportChannel.href({ channels: channel.id });

const nameOf = ({ channel }: { channel: { name: string | null } }, { t }: Context) =>
  channel.name ?? t('deletedChannel');

const nameDeviating = ({ item, id, name }: Of<'deviation'>, { t, format }: Context) => {
  if (item === 'country') return format.country(id);
  return name ?? (item === 'channel' ? t('deletedChannel') : id);
};

const describe: { [Name in Kind]: (about: Of<Name>, context: Context) => DescribedNotification } = {
  figures: ({ day, views, revenue }, { t, format }) => ({
    title: t('figures.title', { day: format.shortDate(day) }),
    details: [t('figures.text', { revenue: format.money(revenue), views: format.count(views) })],
    href: dayHref(day),
  }),
  deviation: (about, context) => {
    const { t, format } = context;
    const { day, change, revenue, item, id } = about;
    return {
      title: t(`deviation.${change}`, { name: nameDeviating(about, context) }),
      details: [t('deviation.text', { day: format.shortDate(day), revenue: format.money(revenue) })],
      href: itemHref(day, item, id),
    };
  },
  figures_late: ({ latest_day: day }, { t, format }) => ({
    title: t('late.title'),
    details: [t('late.text', { day: format.shortDate(day) })],
    href: paths.dashboard.href(),
  }),
  channel_status: (about, context) => ({
    title: context.t(`status.${STATUS_NAMES[about.status]}`, { name: nameOf(about, context) }),
    details: about.reason === null ? [] : [about.reason],
    href: managedHref(about, context),
  }),
  verification_ends: (about, context) => ({
    title: context.t('verificationEnds.title', { name: nameOf(about, context) }),
    details: [context.t('verificationEnds.text', { at: context.format.dateTime(about.ends_at) })],
    href: managedHref(about, context),
  }),
  verification: (about, context) => {
    const result = about.is_verified ? 'verified' : 'missing';
    return {
      title: context.t(`verification.${result}`, { name: nameOf(about, context) }),
      details: about.is_verified ? [] : [context.t('verification.again')],
      href: managedHref(about, context),
    };
  },
  assignment: (about, context) => {
    const { t, format } = context;
    const name = nameOf(about, context);
    const day = format.date(about.from_day);
    return {
      title: t(about.part > 0 ? 'assignment.assigned' : 'assignment.ended', { name }),
      details: [
        about.part > 0
          ? t('assignment.part', { day, part: format.percent(about.part, RATE_DIGITS) })
          : t('assignment.until', { day }),
      ],
      href: managedHref(about, context),
    };
  },
  transfer: (about, context) => {
    const { t, format } = context;
    return {
      title: t(about.is_received ? 'transfer.received' : 'transfer.given', { name: nameOf(about, context) }),
      details: [t('transfer.from', { day: format.date(about.from_day) })],
      href: managedHref(about, context),
    };
  },
  contract: ({ until }, { t, format }) => ({
    title: t(until === null ? 'contract.continues' : 'contract.ends'),
    details: until === null ? [] : [t('contract.until', { day: format.date(until) })],
    href: paths.statement.href(),
  }),
  fee: ({ fee_rate: rate, from_day: day }, { t, format }) => ({
    title: t('fee.title'),
    details: [t('fee.text', { day: format.date(day), rate: format.percent(rate, RATE_DIGITS) })],
    href: paths.statement.href(),
  }),
  statement: ({ month, number }, { t, format }) => ({
    title: t('statement.title', { month: format.month(`${month}-01`) }),
    details: [number],
    href: paths.statement.href({ month }),
  }),
  payment: ({ amount, currency, day, entry }, { t, format }) => ({
    title: t(`payment.${entry}`),
    details: [`${format.money(amount, currency)} · ${format.date(day)}`],
    href: paths.payouts.href(),
  }),
  hold: ({ is_held: isHeld, until, reason }, { t, format }) => ({
    title: t(isHeld ? 'hold.held' : 'hold.released'),
    details: [reason, ...(until === null ? [] : [t('hold.until', { day: format.date(until) })])],
    href: paths.payouts.href(),
  }),
  tracks_removed: ({ tracks }, { t }) => ({
    title: t('tracksRemoved.title', { count: tracks.length }),
    details: [tracks.map(({ title }) => title).join(', ')],
    href: paths.musics.href(),
  }),
};

/** What a notification says. */
export const describeNotification = <Name extends Kind>(
  about: Of<Name>,
  context: Context,
): DescribedNotification => {
  const name: Name = about.kind as Name;
  return describe[name](about, context);
};
