import type { GetResponse } from '@portal/shared/http';
import type { Format, TranslateText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/routing';
import type { IconName } from '@portal/shared/ui/controls';
import { isStale } from '@portal/shared/ui/data';
import type ko from '../locales/ko.json';

/** A line of the list; without `to` there is nothing to do but wait. */
export type Task = { key: string; icon: IconName; text: string; to?: string };

/** What the tasks are about; a part is undefined where this account cannot act on it. */
export type TaskSources = {
  channels: GetResponse<'/channel/list'> | undefined;
  newNotices: number | undefined;
  freshness: GetResponse<'/report/freshness'> | undefined;
};

type Context = {
  t: TranslateText<typeof ko>;
  format: Format;
  /** Milliseconds. */
  now: number;
};

function listChannelTasks(
  { items, counts, total }: GetResponse<'/channel/list'>,
  { t, format, now }: Context,
): Task[] {
  const icon = 'circle-pause';
  const status = 'on_hold';
  const tasks: Task[] = items.map(({ id, name, re_review_opens_at: opensAt }) => ({
    icon,
    key: id,
    text:
      opensAt !== null && Date.parse(opensAt) > now
        ? t('home.task.onHoldUntil', { name, when: format.relative(opensAt, now) })
        : t('home.task.onHold', { name }),
    // The dialog over the list, also before the re-review opens: it shows the reason of the hold.
    to: paths.manageChannel.href({ status, review: id }),
  }));
  if (total > items.length)
    tasks.push({
      icon,
      key: 'on-hold',
      text: t('home.task.moreOnHold', { count: total - items.length }),
      to: paths.manageChannel.href({ status }),
    });
  if (counts.needs_verification > 0)
    tasks.push({
      key: 'verify',
      icon: 'shield',
      text: t('home.task.verify', { count: counts.needs_verification }),
      to: paths.manageChannel.href({ status: 'needs_verification' }),
    });
  if (counts.all === 0)
    tasks.push({ key: 'first', icon: 'plus', text: t('home.task.first'), to: paths.manageChannel.href() });
  return tasks;
}

/** Lists what waits for the user: channels on hold or to verify, new notices, late data. */
export function listTasks({ channels, newNotices, freshness }: TaskSources, context: Context): Task[] {
  const { t, now } = context;
  const tasks = channels ? listChannelTasks(channels, context) : [];
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
