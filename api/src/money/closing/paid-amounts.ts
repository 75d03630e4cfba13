import { PAID_DECIMALS, paidText } from '../../figures/report/statement/statement.ts';
import type { PaidAmounts } from '../closed/statement-content.ts';
import type { Amounts } from './compute-month.ts';
import type { Currency } from '@portal/shared/facts';

export const NOTHING: Amounts = { gross: 0n, fee: 0n, net: 0n };

/** The smallest paid units of a decimal with all places of its currency. */
export const toUnits = (text: string) => BigInt(text.replace('.', ''));

export const parseAmounts = ({ gross, fee, net }: PaidAmounts): Amounts => ({
  gross: toUnits(gross),
  fee: toUnits(fee),
  net: toUnits(net),
});

export const formatUnits = (units: bigint, currency: Currency) => paidText(units, PAID_DECIMALS[currency]);

export const formatAmounts = ({ gross, fee, net }: Amounts, currency: Currency): PaidAmounts => ({
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
