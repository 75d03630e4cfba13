import { useFormat } from '@portal/shared/i18n';
import { roundParts, EXACT_DIGITS } from './exact-amounts.ts';
import type { Explanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { explanationTexts } from './texts.ts';
import { useExactFormat } from './use-exact-format.ts';

/** Exchange rates have two decimals or more. */
const RATE_DIGITS = 6;

/** The whole revenue of each day in dollars, its exchange rate, and what both make. */
export const DayRates = ({ explanation: { days, currency } }: { explanation: Explanation }) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const exact = useExactFormat(currency);
  const dollars = useExactFormat('USD');
  const parts = roundParts(
    days.map(({ whole }) => whole),
    EXACT_DIGITS[currency],
  );
  return (
    <details css={styles.details}>
      <summary>{t('rates', { count: days.length })}</summary>
      <div css={styles.scroll}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('dollars')}</th>
              <th scope="col">{t('rate')}</th>
              <th scope="col">{t('won')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, usd, rate }, index) => (
              <tr key={day}>
                <th scope="row">{format.shortDate(day)}</th>
                <td>{dollars(usd)}</td>
                <td>
                  <span>{format.decimal(rate?.usd_krw, RATE_DIGITS)}</span>
                  {rate && rate.date !== day && (
                    <span css={styles.quiet}>{t('rateOf', { day: format.shortDate(rate.date) })}</span>
                  )}
                </td>
                <td>{exact(parts[index] ?? '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
