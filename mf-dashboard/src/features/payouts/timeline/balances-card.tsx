import { useFormat } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { isAboveZero } from '../is-above-zero.ts';
import { payoutTexts } from '../texts.ts';
import type { Balance } from '../payouts.api.ts';
import * as styles from './timeline.styles.ts';

const AMOUNTS = ['payable', 'carried_over', 'held', 'paid'] as const;

type BalanceListProps = { balance: Balance };

const BalanceList = ({ balance }: BalanceListProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat(balance.currency);
  return (
    <dl css={styles.balance}>
      <div css={styles.balanceTotal}>
        <dt>{t('balance.balance', { currency: balance.currency })}</dt>
        <dd>{format.money(balance.balance)}</dd>
      </div>
      {isAboveZero(balance.advance) && (
        <div>
          <dt>{t('balance.advance')}</dt>
          <dd>{format.money(balance.advance)}</dd>
        </div>
      )}
      {AMOUNTS.map((name) => (
        <div key={name}>
          <dt>{t(`balance.${name}`)}</dt>
          <dd>{format.money(balance[name])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('balance.minimum')}</dt>
        <dd>{isAboveZero(balance.minimum) ? format.money(balance.minimum) : t('balance.anyAmount')}</dd>
      </div>
    </dl>
  );
};

export type BalancesCardProps = { balances: readonly Balance[] };

/** What is still due in each currency; nothing converts one into another. */
export const BalancesCard = ({ balances }: BalancesCardProps) => {
  const { t } = payoutTexts.useTexts();
  return (
    <Card title={t('balance.title')}>
      <div css={styles.balances}>
        {balances.map((balance) => (
          <BalanceList key={balance.currency} balance={balance} />
        ))}
      </div>
    </Card>
  );
};
