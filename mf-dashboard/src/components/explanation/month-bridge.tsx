import { api, useQuery } from '@portal/shared/http';
import type { GetResponse } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { useSignedMoney } from '@portal/shared/ui/data';
import { QueryContent } from '../query-content.tsx';
import { useReportCurrency } from '../report-scope.ts';
import * as styles from './month-bridge.styles.ts';
import { roundParts } from './exact-amounts.ts';
import { isNothing, PAID_DIGITS } from './paid-amounts.ts';
import { explanationTexts } from './texts.ts';

export { explanationTexts };

export type Bridge = Omit<GetResponse<'/report/statement/bridge'>, 'success' | 'message'>;

const ROWS = 5;

const useBridge = (month: string) => {
  const currency = useReportCurrency();
  return useQuery({
    queryKey: ['report', 'bridge', currency, month],
    queryFn: ({ signal }) => api.get('/report/statement/bridge', { query: { month }, signal }),
  });
};

/** Where the bar of a row begins and ends, between 0 and 1: those of causes begin where the row before ends. */
const placeBars = (start: number, changes: readonly number[]) => {
  let at = start;
  const spans = changes.map((change) => {
    const from = at;
    at += change;
    return { from: Math.min(from, at), to: Math.max(from, at) };
  });
  const all = [{ from: Math.min(0, start), to: Math.max(0, start) }, ...spans];
  all.push({ from: Math.min(0, at), to: Math.max(0, at) });
  const low = Math.min(...all.map(({ from }) => from));
  const size = Math.max(...all.map(({ to }) => to)) - low || 1;
  return all.map(({ from, to }) => ({ start: (from - low) / size, size: (to - from) / size }));
};

/** The causes as a table, with a bar for each that begins where the one before ends. */
const BridgeTable = ({ bridge, parts }: { bridge: Bridge; parts: NonNullable<Bridge['parts']> }) => {
  const { t } = explanationTexts.useTexts();
  const { currency, of, previous, month, before, after } = bridge;
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  const start = before.amount ?? '0';
  const [, ...rounded] = roundParts([start, ...parts.map(({ amount }) => amount)], PAID_DIGITS[currency]);
  // A cause that rounds to nothing changes no other figure.
  const listed = parts
    .map(({ cause }, index) => ({ cause, change: rounded[index] ?? '0' }))
    .filter(({ change }) => !isNothing(change));
  const bars = placeBars(
    Number(start),
    listed.map(({ change }) => Number(change)),
  );
  const row = (name: string, text: string, index: number, kind: 'sum' | 'up' | 'down') => (
    <tr key={name} css={kind === 'sum' && styles.sum}>
      <th scope="row">{name}</th>
      <td css={styles.barCell} aria-hidden>
        <span
          css={[styles.bar, styles.kinds[kind]]}
          style={{
            marginInlineStart: `${(bars[index]?.start ?? 0) * 100}%`,
            width: `${(bars[index]?.size ?? 0) * 100}%`,
          }}
        />
      </td>
      <td css={styles.amount}>{text}</td>
    </tr>
  );
  const monthName = (of: string) => format.month(`${of}-01`);
  return (
    <>
      <table css={styles.table}>
        <caption css={styles.hidden}>{t('bridge.table')}</caption>
        <thead css={styles.hidden}>
          <tr>
            <th scope="col">{t('bridge.cause')}</th>
            <td />
            <th scope="col">{t('bridge.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {row(monthName(previous), format.money(before.amount), 0, 'sum')}
          {listed.map(({ cause, change }, index) =>
            row(t(`bridge.${cause}`), signed(change), index + 1, Number(change) < 0 ? 'down' : 'up'),
          )}
          {row(monthName(month), format.money(after.amount), bars.length - 1, 'sum')}
        </tbody>
      </table>
      <p css={styles.note}>{t('bridge.note')}</p>
      {of === 'member' && <p css={styles.note}>{t('bridge.rest')}</p>}
    </>
  );
};

/** Why a month of the statement differs from the month before. */
export const MonthBridge = ({ month }: { month: string }) => {
  const { t } = explanationTexts.useTexts();
  const query = useBridge(month);
  return (
    <QueryContent
      query={query}
      failedTitle={t('bridge.failed')}
      skeleton={
        <Loading>
          <div css={styles.waiting}>
            {Array.from({ length: ROWS }, (_, index) => (
              <Skeleton key={index} height={24} />
            ))}
          </div>
        </Loading>
      }
    >
      {(bridge) =>
        bridge.parts ? (
          <BridgeTable bridge={bridge} parts={bridge.parts} />
        ) : (
          <p css={styles.note}>{t('bridge.none')}</p>
        )
      }
    </QueryContent>
  );
};
