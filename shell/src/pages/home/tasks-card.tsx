import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@portal/shared/http';
import { useFormat, useLanguage } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import {
  canManageMembersAtom,
  currencyAtom,
  newNoticesAtom,
  sessionAtom,
  useAtomValue,
} from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { Icon } from '@portal/shared/ui/controls';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../texts.ts';
import { freshness } from '../../query-cache/freshness.ts';
import {
  lateReports,
  partnerTasks,
  newestNotices,
  stoppedCanaries,
  waitingChannels,
  waitingMoves,
} from './home.api.ts';
import { listOperatorTasks } from './list-operator-tasks.ts';
import { linkRow, row, RowsSkeleton } from './list-rows.tsx';
import { listTasks } from './list-tasks.ts';
import type { Task } from './list-tasks.ts';

const styles = {
  row: css({ gap: token.space[12], paddingBlock: token.space[4] }),
  link: css({ [when.hover]: { '&:hover': { textDecoration: 'none' } } }),
  icon: css({ flex: 'none', color: token.color.text3 }),
  text: css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
  details: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    ...type.caption,
    color: token.color.text2,
  }),
  money: css({ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
};

const SKELETON_WIDTHS = ['72%', '56%', '64%'];
/** A manager's money and channels, so that the cards below move little. */
const MANAGER_SKELETON_WIDTHS = [...SKELETON_WIDTHS, '70%', '60%', '48%'];

const Row = ({ icon, text, details = [], money, to }: Omit<Task, 'key'>) => {
  const content = (
    <>
      <Icon name={icon} size={18} css={styles.icon} />
      <span css={styles.text}>
        <span>{text}</span>
        {details.length > 0 && (
          <span css={styles.details}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        )}
      </span>
      {money !== undefined && <span css={styles.money}>{money}</span>}
    </>
  );
  if (to === undefined) return <p css={[row, styles.row]}>{content}</p>;
  return (
    <Link to={to} css={[linkRow, styles.row, styles.link]}>
      {content}
      <Icon name="chevron-right" size={16} css={styles.icon} />
    </Link>
  );
};

export type TasksCardProps = {
  /** Which pages this account may act on. */
  can: {
    manageChannels: boolean;
    seePayouts: boolean;
    readNotices: boolean;
    seeFigures: boolean;
    reviewChannels: boolean;
    seeDeliveries: boolean;
    moveReleases: boolean;
  };
};

/** What waits for this account: money, channels, new notices and late data, for operators also reviews, reports and releases. */
export function TasksCard({ can }: TasksCardProps) {
  const { t } = pageTexts.useTexts();
  const currency = useAtomValue(currencyAtom);
  const format = useFormat(currency);
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const isManager = useAtomValue(canManageMembersAtom);
  const session = useAtomValue(sessionAtom);
  const partner = useQuery({ ...partnerTasks(currency), enabled: can.manageChannels || can.seePayouts });
  const notices = useQuery({ ...newestNotices(language), enabled: can.readNotices });
  // The number of the navigation's badge, which falls when a notice is opened.
  const newNotices = useAtomValue(newNoticesAtom);
  const days = useQuery({ ...freshness(), enabled: can.seeFigures });

  const reviews = useQuery({ ...waitingChannels(), enabled: can.reviewChannels });
  const reports = useQuery({ ...lateReports(), enabled: can.seeDeliveries });
  const moves = useQuery({ ...waitingMoves(), enabled: can.moveReleases });
  const stops = useQuery({ ...stoppedCanaries(), enabled: can.moveReleases });

  const queries = [partner, notices, days, reviews, reports, moves, stops];
  // Not `isPending`, which a query that is not enabled is for ever.
  const isLoading = queries.some((query) => query.isLoading);
  const failed = queries.find(({ isError }) => isError);
  const tasks = [
    ...listOperatorTasks(
      {
        stoppedCanaries: stops.data,
        waitingMoves: moves.data,
        waitingChannels: reviews.data,
        lateReports: reports.data,
      },
      t,
    ),
    ...listTasks(
      {
        partner: partner.data,
        can,
        newNotices: can.readNotices ? newNotices : undefined,
        freshness: days.data,
      },
      { t, format, now: openedAt, ownPayee: isManager ? session?.account.id : undefined },
    ),
  ];
  return (
    <Card title={t('home.tasks')}>
      {failed && <FailedQuery isCompact level={3} query={failed} title={t('home.tasksFailed')} />}
      {isLoading && <RowsSkeleton widths={can.manageChannels ? MANAGER_SKELETON_WIDTHS : SKELETON_WIDTHS} />}
      {!isLoading && !failed && tasks.length === 0 && (
        <StatePanel kind="empty" icon="clipboard" isCompact level={3} title={t('home.noTasks')} />
      )}
      {!isLoading && tasks.length > 0 && (
        <ul>
          {tasks.map(({ key, ...task }) => (
            <li key={key}>
              <Row {...task} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
