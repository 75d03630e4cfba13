import { useFormat } from '@portal/shared/i18n';
import { EmptyValue } from '@portal/shared/ui/data';
import { statementTexts } from './texts.ts';
import type { StatementItem } from './statement.api.ts';
import * as styles from './statement.styles.ts';

/** Rates have hundredths of a percent. */
const RATE_DIGITS = 2;

/** The fee rate of the month; if it changed within the month, each rate with its days. */
export const FeeRates = ({ rates }: { rates: StatementItem['rates'] }) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat();
  if (rates.length === 0) return <EmptyValue reason={t('noRate')} />;
  if (rates.length === 1) return <span>{format.percent(rates[0]?.fee_rate, RATE_DIGITS)}</span>;
  return rates.map(({ from, to, fee_rate: rate }) => (
    <span key={from} css={styles.rate}>
      <span>{format.percent(rate, RATE_DIGITS)}</span>{' '}
      <span css={styles.quiet}>{format.shortRange(from, to)}</span>
    </span>
  ));
};
