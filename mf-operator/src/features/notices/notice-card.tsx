import { LANGUAGE_NAMES, useFormat, useLanguage } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Facts } from '@portal/shared/ui/data';
import { RowCard } from '@portal/shared/ui/table';
import { texts } from '../../texts.ts';
import { NoticeBadge } from './notice-badge.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import { languagesOf, pickTitle } from './notice-texts.ts';
import type { OperatorNotice } from './notices.api.ts';
import * as styles from './notices.styles.ts';

export type NoticeCardProps = { notice: OperatorNotice; siteName: string };

/** A notice of the list, as a card on a phone. */
export function NoticeCard({ notice, siteName }: NoticeCardProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const words = [
    ...(notice.pinned ? [t('notices.pinned')] : []),
    t(`notices.category.${notice.category}`),
    siteName,
    ...languagesOf(notice).map((each) => LANGUAGE_NAMES[each]),
  ];
  return (
    <RowCard
      title={
        <Link to={paths.operatorNotice.href({ id: notice.id })}>{pickTitle(notice, useLanguage())}</Link>
      }
      end={<NoticeMenu notice={notice} />}
      meta={<Facts items={words} />}
    >
      <p css={styles.cardFoot}>
        <NoticeBadge state={notice.state} />
        <span>{format.dateTime(notice.published_at)}</span>
      </p>
    </RowCard>
  );
}
