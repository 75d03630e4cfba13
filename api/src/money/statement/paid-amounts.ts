import { PAID_DECIMALS, type PaidCurrency, paidText } from '../../figures/report/statement/statement.ts';
import type { PaidAmounts } from '../closed/statement-content.ts';
import type { Amounts } from '../closing/compute-month.ts';

export const NOTHING: Amounts = { gross: 0n, fee: 0n, net: 0n };

/** The smallest paid units of a decimal with all places of its currency. */
export const toUnits = (text: string) => BigInt(text.replace('.', ''));

export const parseAmounts = ({ gross, fee, net }: PaidAmounts): Amounts => ({
  gross: toUnits(gross),
  fee: toUnits(fee),
  net: toUnits(net),
});

export const formatUnits = (units: bigint, currency: PaidCurrency) =>
  paidText(units, PAID_DECIMALS[currency]);

export const formatAmounts = ({ gross, fee, net }: Amounts, currency: PaidCurrency): PaidAmounts => ({
  gross: formatUnits(gross, currency),
  fee: formatUnits(fee, currency),
  net: formatUnits(net, currency),
});

export const addAmounts = (a: Amounts, b: Amounts): Amounts => ({
  gross: a.gross + b.gross,
  fee: a.fee + b.fee,
  net: a.net + b.net,
});

export const subtractAmounts = (a: Amounts, b: Amounts): Amounts => ({
  gross: a.gross - b.gross,
  fee: a.fee - b.fee,
  net: a.net - b.net,
});
