import { isApiError, useMutation, useQueryClient } from '@portal/shared/http';
import type { FieldError } from '@portal/shared/http';
import { RATES_KEY, sendRates } from './rates.api.ts';

const NO_ERRORS: readonly FieldError[] = [];

/** Errors of plausible values that would change what is stored, or that the market hardly has. */
const DOUBTS = ['rate_known', 'rate_moved', 'rate_unlikely'];

/** Sends rates, and separates what can be stored all the same from what the server cannot read. */
export function useSendRates() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: sendRates,
    onSuccess: () => client.invalidateQueries({ queryKey: RATES_KEY }),
  });
  const { error } = mutation;
  const errors = isApiError(error, 'report_malformed') ? error.fileErrors : NO_ERRORS;
  return {
    mutation,
    errors,
    /** Whether the operator may insist. */
    isDoubted: errors.length > 0 && errors.every(({ code }) => DOUBTS.includes(code)),
  };
}

export type SendRates = ReturnType<typeof useSendRates>;
