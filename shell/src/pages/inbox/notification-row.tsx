import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { describeNotification, type Notification } from '@portal/shared/notifications';
import { Link } from '@portal/shared/routing';
import { canManageMembersAtom, currencyAtom, useAtomValue } from '@portal/shared/state';
import { token, type } from '@portal/shared/theme';
import { Icon, type IconName, twoLineEllipsis, visuallyHidden } from '@portal/shared/ui/controls';
import { HeadingText } from '@portal/shared/ui/data';
import { useCanOpen } from '../../navigation/openable-pages.ts';
import { linkRow, row } from '../home/list-rows.tsx';
import { inboxTexts, notificationTexts } from './inbox-texts.ts';

const styles = {
  row: css({ alignItems: 'flex-start', gap: token.space[12], paddingBlock: '10px' }),
  link: css({ '&:hover': { textDecoration: 'none' } }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '32px',
    height: '32px',
    borderRadius: token.radius.full,
    color: token.color.text2,
    backgroundColor: token.color.fill,
  }),
  words: css({ flex: 1, minWidth: 0, display: 'grid', gap: '2px' }),
  title: css({ ...type.body, fontWeight: 450, color: token.color.text2, overflowWrap: 'anywhere' }),
  unreadTitle: css({ fontWeight: 650, color: token.color.text }),
  detail: css({
    ...type.label,
    fontWeight: 450,
    color: token.color.text2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    ...twoLineEllipsis,
  }),
  end: css({ display: 'flex', alignItems: 'center', gap: token.space[8], flex: 'none', minHeight: '20px' }),
  time: css({ ...type.caption, color: token.color.text3, whiteSpace: 'nowrap' }),
  dot: css({
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: token.color.primaryUi,
  }),
  noDot: css({ width: '8px' }),
};

type About = Notification['about'];

const ICONS: Record<Exclude<About['kind'], 'deviation'>, IconName> = {
  figures: 'chart',
  figures_late: 'clock',
  channel_status: 'channels',
  verification_ends: 'clock',
  verification: 'shield',
  assignment: 'channels',
  transfer: 'channels',
  contract: 'file',
  fee: 'tag',
  statement: 'file',
  payment: 'wallet',
  hold: 'circle-pause',
  tracks_removed: 'music',
};

const chooseIcon = (about: About): IconName => {
  if (about.kind !== 'deviation') return ICONS[about.kind];
  return about.change === 'lower' ? 'arrow-down' : 'arrow-up';
};

export type NotificationRowProps = {
  notification: Notification;
  onOpen: () => void;
};

/** A notification; it opens the page that shows what it is about, where the reader may see that. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = inboxTexts.useTexts();
  const format = useFormat(useAtomValue(currencyAtom));
  const isManager = useAtomValue(canManageMembersAtom);
  const canOpen = useCanOpen();
  const { about, at, is_read: isRead } = notification;
  const { t: describe } = notificationTexts.useTexts();
  const { title, details, href } = describeNotification(about, { t: describe, format, isManager });
  const content = (
    <>
      <span css={styles.icon}>
        <Icon name={chooseIcon(about)} size={16} />
      </span>
      <span css={styles.words}>
        <span css={[styles.title, !isRead && styles.unreadTitle]}>
          <HeadingText text={title} />
        </span>
        {details.map((detail) => (
          <span key={detail} css={styles.detail}>
            {detail}
          </span>
        ))}
      </span>
      <span css={styles.end}>
        <time dateTime={at} title={format.dateTime(at)} css={styles.time}>
          {format.relative(at)}
        </time>
        <span css={isRead ? styles.noDot : styles.dot} aria-hidden />
        {!isRead && <span css={visuallyHidden}>{t('unread')}</span>}
      </span>
    </>
  );
  if (!canOpen(href)) return <div css={[row, styles.row]}>{content}</div>;
  return (
    <Link to={href} css={[linkRow, styles.row, styles.link]} onClick={onOpen}>
      {content}
    </Link>
  );
}
