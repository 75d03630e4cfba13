import { paths, Link } from '@portal/shared/routing';
import { Badge, visuallyHidden } from '@portal/shared/ui/controls';
import { DateText } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import type { NoticeItem } from './notices.api.ts';
import * as styles from './notices.styles.ts';

export type NoticeRowProps = { notice: NoticeItem };

/** One notice of the list; the whole row is a link. */
export function NoticeRow({ notice }: NoticeRowProps) {
  const { t } = texts.useTexts();
  return (
    <li css={styles.row}>
      <Link to={paths.notice.href({ id: notice.id })} css={styles.rowContent}>
        <span css={styles.title}>
          {notice.pinned && (
            <Badge css={styles.pinnedBadge} kind="outline" icon="pin">
              {t('notices.list.pinned')}
            </Badge>
          )}
          <span css={notice.is_new && styles.newTitle} data-title>
            {notice.title}
          </span>
          {/* White space in an element of its own, because page translation replaces text nodes. */}
          <span> </span>
          {notice.is_new && (
            <Badge css={styles.newBadge} kind="primary">
              <span aria-hidden>{t('notices.list.new')}</span>
              <span css={visuallyHidden}>{t('notices.list.newLabel')}</span>
            </Badge>
          )}
        </span>
        <span css={styles.date}>
          <DateText instant={notice.published_at} />
        </span>
      </Link>
    </li>
  );
}
