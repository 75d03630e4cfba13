import { useFormat } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import type { GetResponse } from '@portal/shared/http';
import { useSignedMoney } from '@portal/shared/ui/data';
import * as styles from './bridge.styles.ts';
import type { Change } from './list-changes.ts';
import { explanationTexts } from './texts.ts';

/** Why an amount differs; those of months are all of them. */
export type BridgeCause = NonNullable<GetResponse<'/report/statement/bridge'>['parts']>[number]['cause'];

/** An amount at one end of the bridge. */
export type BridgeEnd = { name: string; amount: string };

export type BridgeTableProps = {
  caption: string;
  currency: Currency;
  before: BridgeEnd;
  after: BridgeEnd;
  changes: readonly Change<BridgeCause>[];
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

type Place = { start: number; size: number };
type Kind = keyof typeof styles.kinds;

const Bar = ({ place, kind }: { place: Place | undefined; kind: Kind }) => (
  <span
    css={[styles.bar, styles.kinds[kind]]}
    style={{
      marginInlineStart: `${(place?.start ?? 0) * 100}%`,
      width: `${(place?.size ?? 0) * 100}%`,
    }}
  />
);

/** The causes as a table, with a bar for each that begins where the one before ends. */
export const BridgeTable = ({ caption, currency, before, after, changes }: BridgeTableProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  const bars = placeBars(
    Number(before.amount),
    changes.map(({ change }) => Number(change)),
  );
  const row = (name: string, text: string, index: number, kind: Kind) => (
    <tr key={name} css={kind === 'sum' && styles.sum}>
      <th scope="row">
        <span>{name}</span>
        <span css={styles.barBelow} aria-hidden>
          <Bar place={bars[index]} kind={kind} />
        </span>
      </th>
      <td css={styles.barCell} aria-hidden>
        <Bar place={bars[index]} kind={kind} />
      </td>
      <td css={styles.amount}>{text}</td>
    </tr>
  );
  return (
    <table css={styles.table}>
      <caption css={styles.hidden}>{caption}</caption>
      <thead css={styles.hidden}>
        <tr>
          <th scope="col">{t('bridge.cause')}</th>
          <td />
          <th scope="col">{t('bridge.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {row(before.name, format.money(before.amount), 0, 'sum')}
        {changes.map(({ cause, change }, index) =>
          row(t(`bridge.${cause}`), signed(change), index + 1, Number(change) < 0 ? 'down' : 'up'),
        )}
        {row(after.name, format.money(after.amount), bars.length - 1, 'sum')}
      </tbody>
    </table>
  );
};
