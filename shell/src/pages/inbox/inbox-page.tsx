import { css } from '@emotion/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@portal/shared/http';
import { currencyAtom, useAtomValue, useSetAtom } from '@portal/shared/state';
import { token, when } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { useEffect } from 'react';
import { unreadNotificationsAtom } from '../../session/unread-notifications.ts';
import { RowsSkeleton } from '../home/list-rows.tsx';
import { inboxTexts } from './inbox-texts.ts';
import { markRead, markReadThrough, notifications } from './inbox.api.ts';
import { MailCard } from './mail-card.tsx';
import { NotificationRow } from './notification-row.tsx';
import { SettingsCard } from './settings-card.tsx';

const styles = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.size.cardGap,
    [when.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' },
  }),
  settings: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.size.cardGap }),
  more: css({ display: 'flex', justifyContent: 'center', marginTop: token.space[8] }),
};

const SKELETON_WIDTHS = ['84%', '66%', '78%', '72%', '88%', '60%'];

function Notifications() {
  const { t } = inboxTexts.useTexts();
  const client = useQueryClient();
  const setUnread = useSetAtom(unreadNotificationsAtom);
  const query = useInfiniteQuery(notifications(useAtomValue(currencyAtom)));
  const pages = query.data?.pages;
  const unread = pages?.[0]?.unread;
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
  }, [unread, setUnread]);
  const read = useMutation({
    mutationFn: markRead,
    onSuccess: ({ unread: left }) => setUnread(left),
  });
  const readAll = useMutation({
    mutationFn: markReadThrough,
    onSuccess: async ({ unread: left }) => {
      setUnread(left);
      await client.invalidateQueries({ queryKey: ['report', 'inbox'] });
    },
  });
  const newest = pages?.[0]?.items[0];
  return (
    <Card
      title={t('title')}
      actions={
        <Button
          size="sm"
          disabled={!unread || !newest}
          isBusy={readAll.isPending}
          onClick={() => newest && readAll.mutate(newest.at)}
        >
          {t('readAll')}
        </Button>
      }
    >
      {query.isPending && <RowsSkeleton widths={SKELETON_WIDTHS} />}
      {query.isError && !pages && <FailedQuery isCompact level={3} query={query} title={t('failed')} />}
      {pages && !newest && (
        <StatePanel
          kind="empty"
          icon="bell"
          isCompact
          level={3}
          title={t('emptyTitle')}
          text={t('emptyText')}
        />
      )}
      {newest && (
        <ul>
          {pages
            .flatMap(({ items }) => items)
            .map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  onOpen={() => notification.is_read || read.mutate([notification.id])}
                />
              </li>
            ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div css={styles.more}>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What the reader was notified of, and which kinds of notifications it wants. */
export function InboxPage() {
  const { isPending } = useInfiniteQuery(notifications(useAtomValue(currencyAtom)));
  return (
    <div css={styles.page}>
      <Notifications />
      {/* Below the list on phones, which is higher or lower than its skeleton. */}
      {!isPending && (
        <div css={styles.settings}>
          <SettingsCard />
          <MailCard />
        </div>
      )}
    </div>
  );
}
