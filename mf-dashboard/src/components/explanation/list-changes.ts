import type { Currency } from '@portal/shared/i18n';
import { roundParts } from './exact-amounts.ts';
import { isNothing, PAID_DIGITS } from './paid-amounts.ts';

export type BridgePart<Cause extends string> = { cause: Cause; amount: string };

/** A cause with its amount in the digits that are paid. */
export type Change<Cause extends string> = { cause: Cause; change: string };

/** Rounds the parts so that they add up with the rounded start; a cause that rounds to nothing changes no other figure. */
export const listChanges = <Cause extends string>(
  start: string,
  parts: readonly BridgePart<Cause>[],
  currency: Currency,
): Change<Cause>[] => {
  const [, ...rounded] = roundParts([start, ...parts.map(({ amount }) => amount)], PAID_DIGITS[currency]);
  return parts
    .map(({ cause }, index) => ({ cause, change: rounded[index] ?? '0' }))
    .filter(({ change }) => !isNothing(change));
};
