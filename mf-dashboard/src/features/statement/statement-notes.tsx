import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { statementTexts } from './texts.ts';
import { useShareTexts } from '../../components/figures/share-note.tsx';
import type { PlainDate } from '../../components/period/plain-date.ts';
import { isProvisional, useSettlement } from './statement.api.ts';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

/** Exchange rates have two decimals; amounts in won have none. */
const RATE_DIGITS = 2;

export type StatementNotesProps = {
  statement: Statement;
  currency: Currency;
  through: PlainDate | null | undefined;
};

/** Notes on the figures: whether they may change, the exchange rate, and rounding. */
export const StatementNotes = ({ statement, currency, through }: StatementNotesProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { month, status, is_complete: isComplete, usd_krw: rate, totals, pending } = statement;
  const difference = pending && (pending.gross ?? pending.members[0]?.net)?.[currency];
  // A manager's statement has a row for each member, and no part of its own.
  const shares = useShareTexts(totals ? undefined : statement.items[0]?.member_share, { isOwn: true });
  const { data: settlement } = useSettlement(status === 'final' ? month : undefined);
  return (
    <ul css={styles.notes}>
      {status === 'final' && settlement?.final && (
        <li>
          {t('settled', {
            estimated: format.money(settlement.estimated),
            final: format.money(settlement.final),
          })}
        </li>
      )}
      {isProvisional(status) && (
        <li>{isComplete || !through ? t('mayChange') : t('stillRunning', { day: format.date(through) })}</li>
      )}
      {difference && <li>{t('pending', { amount: format.money(difference) })}</li>}
      {currency === 'KRW' &&
        (rate === null ? (
          <li>{t('rateMissing')}</li>
        ) : (
          <li>{t('rate', { rate: format.decimal(rate, RATE_DIGITS) })}</li>
        ))}
      {shares.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {totals && <li>{t('rounding')}</li>}
    </ul>
  );
};
