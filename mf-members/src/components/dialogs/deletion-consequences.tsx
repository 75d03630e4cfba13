import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Icon } from '@portal/shared/ui/controls';
import type { IconName } from '@portal/shared/ui/controls';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useOpenMoney } from '../member/money.api.ts';
import type { MemberDetail } from '../member/members.api.ts';
import * as styles from './dialogs.styles.ts';

type ConsequenceProps = { icon: IconName; title: ReactNode; children: ReactNode };

const Consequence = ({ icon, title, children }: ConsequenceProps) => (
  <li css={styles.consequence}>
    <Icon name={icon} size={18} css={styles.consequenceIcon} />
    <p css={styles.consequenceTitle}>{title}</p>
    <div css={styles.consequenceText}>{children}</div>
  </li>
);

export type DeletionConsequencesProps = { detail: MemberDetail };

/** What a deletion does to the member's account, channels and money. */
export function DeletionConsequences({ detail: { account, assignments } }: DeletionConsequencesProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const money = useOpenMoney(account.id);
  const days = money.data?.days;
  const running = assignments.filter(({ until_day: until }) => until === null);
  const left = running.filter(({ other_members: others }) => others === 0).length;
  const shared = running.length - left;

  const channelTitle =
    running.length === 0 ? t('members.table.noneAssigned') : t('delete.channels', { count: running.length });

  const openMoney = () => {
    if (money.isError) return t('delete.moneyFailed');
    if (money.isPending) return t('delete.moneyLoading');
    if (!days) return t('delete.moneyNone');
    return t('delete.money', { amount: format.money(money.data.revenue) });
  };
  return (
    <ul css={styles.consequences}>
      <Consequence icon="user-minus" title={t('delete.account')}>
        {t('delete.accountText')}
      </Consequence>
      <Consequence icon="channels" title={channelTitle}>
        {left > 0 && <p css={styles.line}>{t('delete.left', { count: left })}</p>}
        {shared > 0 && <p css={styles.line}>{t('delete.shared', { count: shared })}</p>}
      </Consequence>
      <Consequence icon="payment" title={openMoney()}>
        {days && <p css={styles.line}>{t('delete.moneyDays', { days: format.range(days.from, days.to) })}</p>}
        <p css={styles.line}>{t('delete.moneyText')}</p>
        <Link css={styles.consequenceLink} to={paths.statement.href()}>
          {t('delete.statement')}
        </Link>
      </Consequence>
    </ul>
  );
}
