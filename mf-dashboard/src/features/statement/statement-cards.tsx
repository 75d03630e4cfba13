import { Fragment } from 'react';
import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { statementTexts } from './texts.ts';
import { ExplainedAmount, withMember } from './explained-amount.tsx';
import { FeeRates } from './fee-rates.tsx';
import { MemberName } from './member-name.tsx';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

const AMOUNTS = ['gross', 'fee', 'net'] as const;

export type StatementCardsProps = { statement: Statement; currency: Currency };

/** The members of a statement as cards, for phones. */
export const StatementCards = ({ statement, currency }: StatementCardsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { items, unassigned, totals, month } = statement;
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
            {AMOUNTS.map((name) => (
              <Fragment key={name}>
                <dt>{t(name)}</dt>
                <dd css={name === 'net' && styles.strong}>
                  <ExplainedAmount
                    {...{ month, currency, name }}
                    of={member.nickname}
                    amount={amounts[currency]?.[name]}
                    {...withMember(statement, member.id)}
                  />
                </dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
      {unassigned && (
        <li css={styles.card}>
          <p css={styles.name}>{t('unassigned')}</p>
          <dl css={styles.pairs}>
            <dt>{t('gross')}</dt>
            <dd>
              <ExplainedAmount
                {...{ month, currency }}
                name="unassigned"
                amount={unassigned[currency] ?? undefined}
              />
            </dd>
          </dl>
        </li>
      )}
      {totals && (
        <li css={[styles.card, styles.totalCard]}>
          <p css={styles.name}>{t('total')}</p>
          <dl css={styles.pairs}>
            {AMOUNTS.map((name) => (
              <Fragment key={name}>
                <dt>{t(name)}</dt>
                <dd css={styles.strong}>
                  <ExplainedAmount
                    {...{ month, currency, name }}
                    of={t('total')}
                    amount={totals[currency]?.[name]}
                  />
                </dd>
              </Fragment>
            ))}
          </dl>
        </li>
      )}
    </ul>
  );
};
