import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Facts } from '@portal/shared/ui/data';
import { ExplainedAmount, withMember } from './explained-amount.tsx';
import { statementTexts } from './texts.ts';
import type { Statement, StatementItem } from './statement.api.ts';
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

/** What a statement corrects of earlier months: cause, the net before and after, and the difference. */
const CorrectionList = ({ item: { corrections }, currency }: Omit<MemberProps, 'statement'>) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const own = corrections.filter((correction) => correction.currency === currency);
  if (own.length === 0) return null;
  return (
    <ul css={[styles.notes, styles.corrections]} aria-label={t('corrections')}>
      {own.map(({ month, cause, old, new: now }) => (
        <li key={`${month} ${cause}`}>
          {t('correction', {
            month: format.month(`${month}-01`),
            cause: t(`cause.${cause}`),
            old: format.money(old.net),
            now: format.money(now.net),
          })}
        </li>
      ))}
    </ul>
  );
};

/** One rate for all revenue needs no net beside it: it is the one above. */
const withheldTexts = { all: 'withheld', us: 'withheldUs', other: 'withheldOther' } as const;

/** What is withheld of a member's net, between its net and what is payable. */
const WithheldList = ({ item: { withheld }, currency }: Omit<MemberProps, 'statement'>) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  if (withheld.length === 0) return null;
  return (
    <ul css={[styles.notes, styles.corrections]} aria-label={t('withholding')}>
      {withheld.map(({ month, source, rate, net, note, amounts }) => (
        <li key={`${month} ${source}`}>
          {t(withheldTexts[source], {
            month: format.month(`${month}-01`),
            rate: format.percent(rate, SHARE_DIGITS),
            net: format.money(net[currency]),
            note,
            amount: format.money(amounts[currency]),
          })}
        </li>
      ))}
    </ul>
  );
};

export type StatementDetailsProps = { statement: Statement; currency: Currency };

/** Channels and corrections of each member of an issued month; a member sees its own at once. */
export const StatementDetails = ({ statement, currency }: StatementDetailsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { status, items, totals } = statement;
  if (status !== 'issued') return null;
  return items.map((item) => (
    <details key={item.member.id} css={styles.details} open={totals === null}>
      <summary css={styles.name}>
        <Facts
          items={[item.member.nickname, `${t('payable')} ${format.money(item.payable[currency])}`]}
          css={styles.summary}
        />
      </summary>
      <ChannelTable {...{ item, currency, statement }} />
      <CorrectionList {...{ item, currency }} />
      <WithheldList {...{ item, currency }} />
    </details>
  ));
};
