import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';
import { FeeRates } from './fee-rates.tsx';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type StatementCardsProps = { statement: Statement; currency: Currency };

/** The members of a statement as cards, for phones. */
export const StatementCards = ({ statement, currency }: StatementCardsProps) => {
  const { t } = texts.useTexts();
  const format = useFormat(currency);
  const { items, unassigned } = statement;
  return (
    <ul css={styles.cards} aria-label={t('statement.table')}>
      {items.map(({ member, channels, rates, amounts }) => (
        <li key={member.id} css={styles.card}>
          <p css={styles.name}>
            {member.nickname}
            <span css={styles.email}>{member.email}</span>
          </p>
          <dl css={styles.pairs}>
            <dt>{t('statement.channels')}</dt>
            <dd>{format.count(channels)}</dd>
            <dt>{t('statement.feeRate')}</dt>
            <dd>
              <FeeRates rates={rates} />
            </dd>
            <dt>{t('statement.gross')}</dt>
            <dd>{format.money(amounts[currency]?.gross)}</dd>
            <dt>{t('statement.fee')}</dt>
            <dd>{format.money(amounts[currency]?.fee)}</dd>
            <dt>{t('statement.net')}</dt>
            <dd css={styles.strong}>{format.money(amounts[currency]?.net)}</dd>
          </dl>
        </li>
      ))}
      {unassigned && (
        <li css={styles.card}>
          <p css={styles.name}>{t('statement.unassigned')}</p>
          <dl css={styles.pairs}>
            <dt>{t('statement.gross')}</dt>
            <dd>{format.money(unassigned[currency])}</dd>
          </dl>
        </li>
      )}
    </ul>
  );
};
