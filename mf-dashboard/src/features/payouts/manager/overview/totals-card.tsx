import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { Card } from '@portal/shared/ui/data';
import { payoutTexts } from '../../texts.ts';
import type { Balances } from '../balances.api.ts';
import { sumAmounts } from './sum-amounts.ts';
import * as styles from './overview.styles.ts';

const TOTALS = ['payable', 'carried_over', 'held'] as const;

export type TotalsCardProps = { balances: Balances };

/** The sums over all members by currency, and what the manager itself keeps. */
export const TotalsCard = ({ balances: { items, own } }: TotalsCardProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  const ownId = useAtomValue(sessionAtom)?.account.id;
  const currencies = [...new Set([...items, ...own].map(({ currency }) => currency))];
  return (
    <Card title={t('totals.title')}>
      {currencies.map((currency) => {
        const rows = items.filter((item) => item.currency === currency);
        const money = (amounts: readonly string[]) => format.money(sumAmounts(amounts), currency);
        return (
          <dl key={currency} css={styles.totals}>
            {TOTALS.map((name) => (
              <div key={name} css={name === 'payable' && styles.firstTotal}>
                <dt>{t(`totals.${name}`, { currency })}</dt>
                <dd>{money(rows.map((row) => row[name]))}</dd>
              </div>
            ))}
            <div>
              <dt>{t('totals.negative')}</dt>
              <dd>{money(rows.flatMap(({ balance }) => (Number(balance) < 0 ? [balance] : [])))}</dd>
            </div>
            <div>
              <dt>{t('totals.own')}</dt>
              <dd>{money(own.filter((each) => each.currency === currency).map(({ amount }) => amount))}</dd>
            </div>
          </dl>
        );
      })}
      <p css={styles.own}>
        <span>{t('totals.ownText')}</span>{' '}
        <Link css={styles.link} to={paths.payouts.href({ member: ownId })}>
          {t('totals.ownLink')}
        </Link>
      </p>
    </Card>
  );
};
