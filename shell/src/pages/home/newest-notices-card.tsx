import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useQuery } from '@portal/shared/http';
import { useFormat, useLanguage } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { newNoticesAtom, useSetAtom } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Badge, twoLineEllipsis } from '@portal/shared/ui/controls';
import { Card, HeadingText } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../texts.ts';
import { newestNotices } from './home.api.ts';
import { cardLink, linkRow, RowsSkeleton } from './list-rows.tsx';

const styles = {
  title: css({
    flex: 1,
    minWidth: 0,
    paddingBlock: '5px',
  }),
  words: css({
    // The badge is higher than a line, and what is outside is clipped.
    paddingBlock: '1px',
    ...twoLineEllipsis,
    overflowWrap: 'anywhere',
  }),
  // In the text, whose second line has the whole width.
  pin: css({ marginBlock: '-1px', marginInlineEnd: '8px', verticalAlign: 'top' }),
  // One above the other on phones, which leaves the title more width.
  end: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    flex: 'none',
    [when.phone]: { flexDirection: 'column', alignItems: 'flex-end', gap: '2px' },
  }),
  date: css({ ...type.caption, color: token.color.text3, fontVariantNumeric: 'tabular-nums' }),
};

/** As many rows as the card will have, to prevent a layout shift. */
const SKELETON_WIDTHS = ['88%', '64%', '76%', '82%', '58%'];

function Notices() {
  const { t } = pageTexts.useTexts();
  const format = useFormat();
  const query = useQuery(newestNotices(useLanguage()));
  const { data, isPending, isError, isFetchedAfterMount } = query;
  const setNewNotices = useSetAtom(newNoticesAtom);
  const newCount = isFetchedAfterMount ? data?.new_count : undefined;
  useEffect(() => {
    // Notices may have been published since the navigation counted them.
    if (newCount !== undefined) setNewNotices(newCount);
  }, [newCount, setNewNotices]);
  if (isPending) return <RowsSkeleton widths={SKELETON_WIDTHS} />;
  if (isError) return <FailedQuery isCompact level={3} query={query} title={t('home.newsFailed')} />;
  if (data.items.length === 0) {
    return <StatePanel kind="empty" icon="notices" isCompact level={3} title={t('home.noNews')} />;
  }
  return (
    <ul>
      {data.items.map((notice) => (
        <li key={notice.id}>
          <Link to={paths.notice.href({ id: notice.id })} css={linkRow}>
            <span css={styles.title}>
              <span css={styles.words}>
                {notice.pinned && (
                  <Badge kind="outline" css={styles.pin}>
                    {t('home.pinned')}
                  </Badge>
                )}
                <HeadingText text={notice.title} />
              </span>
            </span>
            <span css={styles.end}>
              {notice.is_new && <Badge kind="primary">{t('home.isNew')}</Badge>}
              <span css={styles.date}>{format.instantDate(notice.published_at)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest notices of the domain. */
export function NewestNoticesCard() {
  const { t } = pageTexts.useTexts();
  return (
    <Card
      title={t('home.news')}
      actions={
        <Link css={cardLink} to={paths.notices.href()}>
          {t('home.allNews')}
        </Link>
      }
    >
      <Notices />
    </Card>
  );
}
