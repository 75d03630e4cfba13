import { Fragment } from 'react';
import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { statementTexts } from './texts.ts';
import { FeeRates } from './fee-rates.tsx';
import { MemberName } from './member-name.tsx';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type StatementCardsProps = { statement: Statement; currency: Currency };

/** The members of a statement as cards, for phones. */
export const StatementCards = ({ statement, currency }: StatementCardsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { items, unassigned, totals } = statement;
  return (
    <ul css={styles.cards} aria-label={t('table')} data-print="hide">
      {items.map(({ member, channels, rates, amounts }) => (
        <li key={member.id} css={styles.card}>
          <p css={styles.name}>
            <MemberName member={member} />
          </p>
          <dl css={styles.pairs}>
            <dt>{t('channels')}</dt>
            <dd>{format.count(channels)}</dd>
            <dt>{t('feeRate')}</dt>
            <dd>
              <FeeRates rates={rates} />
            </dd>
            <dt>{t('gross')}</dt>
            <dd>{format.money(amounts[currency]?.gross)}</dd>
            <dt>{t('fee')}</dt>
            <dd>{format.money(amounts[currency]?.fee)}</dd>
            <dt>{t('net')}</dt>
            <dd css={styles.strong}>{format.money(amounts[currency]?.net)}</dd>
          </dl>
        </li>
      ))}
      {unassigned && (
        <li css={styles.card}>
          <p css={styles.name}>{t('unassigned')}</p>
          <dl css={styles.pairs}>
            <dt>{t('gross')}</dt>
            <dd>{format.money(unassigned[currency])}</dd>
          </dl>
        </li>
      )}
      {totals && (
        <li css={[styles.card, styles.totalCard]}>
          <p css={styles.name}>{t('total')}</p>
          <dl css={styles.pairs}>
            {(['gross', 'fee', 'net'] as const).map((name) => (
              <Fragment key={name}>
                <dt>{t(`${name}`)}</dt>
                <dd css={styles.strong}>{format.money(totals[currency]?.[name])}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      )}
    </ul>
  );
};
