import { isApiError } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { FigureCard, FigureCardSkeleton, FigureRow } from '@portal/shared/ui/data';
import type { MemberDetail } from '../../components/member/members.api.ts';
import { useLatestNet } from '../../components/member/money.api.ts';
import { computeMemberShare, RATE_DIGITS } from '../../components/member/revenue-share.ts';
import { texts } from '../../texts.ts';
import * as styles from './member.styles.ts';

export type MemberFiguresProps = { detail: MemberDetail };

/** This month's net, the share that holds now, and how many channels are assigned. */
export function MemberFigures({ detail: { account, assignments, rates } }: MemberFiguresProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const net = useLatestNet(account.id);
  const running = assignments.filter(({ until_day: until }) => until === null);
  const ended = assignments.length - running.length;
  const since = rates[0]?.from_day;

  const netCard = () => {
    if (net.isPending) return <FigureCardSkeleton />;
    const { data } = net;
    const reason = net.isError
      ? (isApiError(net.error) && net.error.serverMessage) || t('member.netFailed')
      : t('member.netNone');
    return (
      <FigureCard
        label={t('member.net')}
        definition={t('member.netDefinition')}
        value={data ? format.money(data.amount) : null}
        compactValue={data ? format.moneyCompact(data.amount) : undefined}
        note={
          data ? (
            <span css={styles.netNote}>
              <Badge kind={data.status === 'final' ? 'good' : 'warn'}>
                {t(`member.status.${data.status}`)}
              </Badge>
              <span>{t('member.through', { day: format.shortDate(data.to) })}</span>
            </span>
          ) : (
            reason
          )
        }
      />
    );
  };
  return (
    <FigureRow label={t('member.figures')}>
      {netCard()}
      <FigureCard
        label={t('members.table.share')}
        value={format.percent(computeMemberShare(account.fee_rate), RATE_DIGITS)}
        note={
          since
            ? t('member.feeSince', {
                rate: format.percent(account.fee_rate, RATE_DIGITS),
                day: format.shortDate(since),
              })
            : t('members.table.fee', { rate: format.percent(account.fee_rate, RATE_DIGITS) })
        }
      />
      <FigureCard
        label={t('members.table.assigned')}
        value={format.count(running.length)}
        note={ended > 0 ? t('member.endedCount', { count: ended }) : t('member.endedNone')}
      />
    </FigureRow>
  );
}
