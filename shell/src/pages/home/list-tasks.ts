import type { GetResponse } from '@portal/shared/http';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { createFormat } from '@portal/shared/i18n/create-format';
import { paths } from '@portal/shared/routing';
import type { IconName } from '@portal/shared/ui/controls';
import { isStale } from '@portal/shared/ui/data';
import type ko from '../locales/ko.json';

/** A line of the list; without `to` there is nothing to do but wait. */
export type Task = {
  key: string;
  icon: IconName;
  text: string;
  /** By when or since when, and which money it is. */
  details?: readonly string[];
  money?: string | undefined;
  to?: string;
};

type PartnerTasks = GetResponse<'/task/list'>;
type PartnerTask = PartnerTasks['tasks'][number];

/** What the tasks are about; a part is undefined where this account cannot act on it. */
export type TaskSources = {
  partner: PartnerTasks | undefined;
  can: { manageChannels: boolean; seePayouts: boolean };
  newNotices: number | undefined;
  freshness: GetResponse<'/report/freshness'> | undefined;
};

type Context = {
  t: TranslateText<typeof ko>;
  /** In the currency of the revenue. */
  format: Format;
  /** Milliseconds. */
  now: number;
  /** The account of a manager, whose own money is one of the payees of the page of payouts. */
  ownPayee: string | undefined;
};

type MoneyTask = Extract<PartnerTask, { amount: unknown }>;
type ChannelTask = Exclude<PartnerTask, MoneyTask>;

const isMoneyTask = (task: PartnerTask): task is MoneyTask => 'amount' in task;

/** Since when money is payable, or until when it is held. */
const describeDays = (task: MoneyTask, { t, format }: Context): string[] => {
  if (task.kind === 'issue_statement')
    return [t('home.task.closedOn', { day: format.shortDate(task.closed_on) })];
  if ('since' in task && task.since !== null)
    return [t('home.task.payableSince', { day: format.shortDate(task.since) })];
  if ('until' in task && task.until !== null)
    return [t('home.task.heldUntil', { day: format.shortDate(task.until) })];
  return [];
};

const describeMoneySubject = (task: MoneyTask, { t, format }: Context): { icon: IconName; text: string } => {
  switch (task.kind) {
    case 'issue_statement':
      return {
        icon: 'file',
        text: t('home.task.issueStatement', { month: format.month(`${task.month}-01`) }),
      };
    case 'pay_members':
      return { icon: 'wallet', text: t('home.task.payMembers', { count: task.count }) };
    case 'add_bank_details':
      return { icon: 'payment', text: t('home.task.addBankDetails', { count: task.count }) };
    case 'held_money':
      return { icon: 'circle-pause', text: t('home.task.heldMoney', { count: task.count }) };
    case 'own_payable':
      return { icon: 'wallet', text: t('home.task.ownPayable') };
    case 'own_held':
      return { icon: 'circle-pause', text: t('home.task.ownHeld') };
  }
};

const getMoneyHref = (task: MoneyTask, { ownPayee }: Context) => {
  if (task.kind === 'issue_statement') return paths.statement.href({ month: task.month });
  const isOwn = task.kind === 'own_payable' || task.kind === 'own_held';
  return paths.payouts.href(isOwn && ownPayee !== undefined ? { member: ownPayee } : {});
};

const describeMoneyTask = (task: MoneyTask, context: Context): Omit<Task, 'key'> => {
  const { language } = context.format;
  return {
    ...describeMoneySubject(task, context),
    details: describeDays(task, context),
    money: task.amount === null ? undefined : createFormat(language, task.currency).money(task.amount),
    to: getMoneyHref(task, context),
  };
};

const describeChannelTask = (task: ChannelTask, { t, format, now }: Context): Omit<Task, 'key'> => {
  if (task.kind === 'register_channel')
    return { icon: 'plus', text: t('home.task.first'), to: paths.manageChannel.href() };
  const earned = task.revenue === null ? {} : { money: format.money(task.revenue) };
  const earnedIn = task.revenue === null ? [] : [t('home.task.newestWeeks')];
  const status = 'on_hold';
  switch (task.kind) {
    case 'review_channel': {
      const { channel, opens_at: opensAt } = task;
      const { id, name } = channel;
      return {
        icon: 'circle-pause',
        text:
          Date.parse(opensAt) > now
            ? t('home.task.onHoldUntil', { name, when: format.relative(opensAt, now) })
            : t('home.task.onHold', { name }),
        details: earnedIn,
        ...earned,
        // The dialog over the list, also before the re-review opens: it shows the reason of the hold.
        to: paths.manageChannel.href({ status, review: id }),
      };
    }
    case 'review_channels':
      return {
        icon: 'circle-pause',
        text: t('home.task.moreOnHold', { count: task.count }),
        details: earnedIn,
        ...earned,
        to: paths.manageChannel.href({ status }),
      };
    case 'verify_channels': {
      const { count, ends_at: endsAt } = task;
      const search =
        endsAt === null ? [] : [t('home.task.searchEnds', { when: format.relative(endsAt, now) })];
      return {
        icon: 'shield',
        text: t('home.task.verify', { count }),
        details: [...search, ...earnedIn],
        ...earned,
        to: paths.manageChannel.href({ status: 'needs_verification' }),
      };
    }
  }
};

function listPartnerTasks({ tasks }: PartnerTasks, can: TaskSources['can'], context: Context): Task[] {
  return tasks.flatMap((task) => {
    const isOpen = isMoneyTask(task) ? can.seePayouts : can.manageChannels;
    if (!isOpen) return [];
    const key = [
      task.kind,
      'currency' in task ? task.currency : '',
      task.kind === 'review_channel' ? task.channel.id : '',
    ].join(' ');
    return [
      { key, ...(isMoneyTask(task) ? describeMoneyTask(task, context) : describeChannelTask(task, context)) },
    ];
  });
}

/** Lists what waits for the user: money, channels, new notices, late data. */
export function listTasks({ partner, can, newNotices, freshness }: TaskSources, context: Context): Task[] {
  const { t, now } = context;
  const tasks = partner ? listPartnerTasks(partner, can, context) : [];
  if (newNotices)
    tasks.push({
      key: 'new',
      icon: 'notices',
      text: t('home.task.newNotices', { count: newNotices }),
      to: paths.notices.href(),
    });
  if (freshness && isStale(freshness.views_through, now))
    tasks.push({ key: 'late', icon: 'clock', text: t('home.task.late') });
  return tasks;
}
