import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Facts } from '@portal/shared/ui/data';
import { payoutTexts } from '../texts.ts';
import type { PayoutEntry } from '../payouts.api.ts';
import * as styles from './timeline.styles.ts';

/** Shares have hundredths of a percent. */
const SHARE_DIGITS = 2;
/** Exchange rates have six decimals at most. */
const RATE_DIGITS = 6;

export type EntryProps = { entry: PayoutEntry };

/** What an entry is, and whether a later one ended it. */
export const EntryKind = ({ entry: { kind, is_ended: isEnded } }: EntryProps) => {
  const { t } = payoutTexts.useTexts();
  return (
    <span css={styles.entryKind}>
      <span>{t(`entry.${kind}`)}</span>
      {isEnded && <Badge kind="outline">{t(kind === 'hold' ? 'entry.released' : 'entry.reversed')}</Badge>}
    </span>
  );
};

/** The amount of a payment, or of one that was taken back, with its sign. */
export const EntryAmount = ({ entry: { kind, amount, currency } }: EntryProps) => {
  const format = useFormat();
  if (amount === null || currency === null) return null;
  return <span>{format.money(kind === 'reversal' ? `-${amount}` : amount, currency)}</span>;
};

/** What its payer wrote to an entry, the rate of a payment in another currency, and the month or day of a hold. */
export const EntryNotes = ({ entry }: EntryProps) => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat();
  return (
    <Facts
      css={styles.entryNotes}
      items={[
        entry.share !== null && t('entry.share', { share: format.percent(entry.share, SHARE_DIGITS) }),
        entry.rate !== null && t('entry.rate', { rate: format.decimal(entry.rate, RATE_DIGITS) }),
        entry.month !== null && format.month(`${entry.month}-01`),
        entry.until !== null && t('hold.until', { day: format.date(entry.until) }),
        entry.reason !== null && t('hold.reason', { reason: entry.reason }),
        entry.note,
      ]}
    />
  );
};
