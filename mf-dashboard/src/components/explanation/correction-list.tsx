import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { Facts, useSignedMoney } from '@portal/shared/ui/data';
import type { Explanation } from './explanation.api.ts';
import { subtractPaid } from './paid-amounts.ts';
import * as styles from './step-parts.styles.ts';

export type Correction = Explanation['corrections'][number];

/** Who may have caused a correction; programs are the server. */
const AUTHORS = { manager: 'manager', operator: 'operator' } as const;
export type AuthorName = 'manager' | 'operator' | 'server';
const nameAuthor = (role: string): AuthorName =>
  role in AUTHORS ? AUTHORS[role as keyof typeof AUTHORS] : 'server';

export type CorrectionListProps = {
  /** Those of the currency. */
  corrections: readonly Correction[];
  currency: Currency;
  /** Which amount is compared: revenue without a member has only a gross. */
  name: 'gross' | 'net';
  /** The accessible name. */
  label: string;
  /** The texts of the screen that shows the list. */
  words: { cause: (cause: Correction['cause']) => string; author: (name: AuthorName) => string };
};

/** Corrections of earlier months: month and cause, old and new amount, the difference, and who caused it when. */
export const CorrectionList = ({ corrections, currency, name, label, words }: CorrectionListProps) => {
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  return (
    <ul css={styles.list} aria-label={label}>
      {corrections.map(({ month, cause, old, new: now, authors }) => {
        const difference = subtractPaid(now[name], old[name], currency);
        return (
          <li key={`${month} ${cause}`} css={styles.row}>
            <Facts items={[format.month(`${month}-01`), words.cause(cause)]} />
            <span css={styles.amount}>{signed(difference)}</span>
            <span css={styles.quiet}>{`${format.money(old[name])} → ${format.money(now[name])}`}</span>
            {authors.map(({ at, role, file }) => (
              <Facts
                key={`${at} ${file}`}
                css={[styles.quiet, styles.author]}
                items={[words.author(nameAuthor(role)), format.dateTime(at), file]}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
};
