import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Facts } from '@portal/shared/ui/data';
import { ExplainedAmount, withMember } from './explained-amount.tsx';
import { statementTexts } from './texts.ts';
import { useStatementAdvances } from './statement.api.ts';
import type { Statement, StatementItem } from './statement.api.ts';
import { StatementCorrections, StatementPayment } from './statement-payment.tsx';
import * as styles from './statement.styles.ts';

/** Shares have hundredths of a percent. */
const SHARE_DIGITS = 2;
const AMOUNTS = ['gross', 'fee', 'net'] as const;
/** What has room on a phone; the member's card above has the others. */
const PHONE_AMOUNTS = ['net'] as const;

type MemberProps = { item: StatementItem; currency: Currency; statement: Statement };

/** A member's channels: its share of each with its days, and what it earned. */
const ChannelTable = ({ item: { lines, member }, currency, statement }: MemberProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const amountNames = useAtomValue(screenClassAtom) === 'mobile' ? PHONE_AMOUNTS : AMOUNTS;
  return (
    <table css={styles.table}>
      <thead>
        <tr>
          <th css={styles.headCell}>{t('channel')}</th>
          <th css={[styles.headCell, styles.numberHead]}>{t('share')}</th>
          {amountNames.map((name) => (
            <th key={name} css={[styles.headCell, styles.numberHead]}>
              {t(`${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ channel, shares, amounts }) => (
          <tr key={channel.id} css={styles.row}>
            <th scope="row" css={styles.cell}>
              {channel.name}
            </th>
            <td css={[styles.cell, styles.number]}>
              {shares.map(({ from, to, part }) => (
                <span key={from} css={styles.rate}>
                  <span>{format.percent(part, SHARE_DIGITS)}</span>{' '}
                  <span css={styles.quiet}>{format.shortRange(from, to)}</span>
                </span>
              ))}
            </td>
            {amountNames.map((name) => (
              <td key={name} css={[styles.cell, styles.number]}>
                <ExplainedAmount
                  {...{ currency, name }}
                  month={statement.month}
                  of={channel.name}
                  channel={channel.id}
                  amount={amounts[currency]?.[name]}
                  {...withMember(statement, member.id)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export type StatementDetailsProps = { statement: Statement; currency: Currency };

const IssuedDetails = ({ statement, currency }: StatementDetailsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { items, totals, month, unassigned_corrections: corrected } = statement;
  const { data: advances = [] } = useStatementAdvances(month);
  const unassigned = corrected?.filter((correction) => correction.currency === currency) ?? [];
  return (
    <>
      {items.map((item) => (
        <details key={item.member.id} css={styles.details} open={totals === null}>
          <summary css={styles.name}>
            <Facts
              items={[item.member.nickname, `${t('payable')} ${format.money(item.payable[currency])}`]}
              css={styles.summary}
            />
          </summary>
          <ChannelTable {...{ item, currency, statement }} />
          <StatementPayment
            {...{ item, currency, statement }}
            advances={advances.find((each) => each.member === item.member.id && each.currency === currency)}
          />
        </details>
      ))}
      {unassigned.length > 0 && (
        <details css={styles.details}>
          <summary css={styles.name}>{t('corrected')}</summary>
          <StatementCorrections
            corrections={unassigned}
            currency={currency}
            name="gross"
            label={t('corrected')}
          />
        </details>
      )}
    </>
  );
};

/** Channels of each member of an issued month, and what leads from its net to what is payable; a member sees its own at once. */
export const StatementDetails = ({ statement, currency }: StatementDetailsProps) =>
  statement.status === 'issued' ? <IssuedDetails {...{ statement, currency }} /> : null;
