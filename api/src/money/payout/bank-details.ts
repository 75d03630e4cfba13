import { z } from 'zod';
import { boundedText, text } from '../../platform/http/text-schema.ts';
import { refuseField } from './refuse-field.ts';

const compact = (value: string) => value.replaceAll(/[\s-]/g, '').toUpperCase();

const LETTER_OFFSET = 55;
const MODULUS = 97n;

/** Whether the check digits of an IBAN fit the rest (ISO 13616). */
const isIban = (iban: string) => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) =>
    /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_OFFSET),
  );
  return BigInt(digits.join('')) % MODULUS === 1n;
};

/** BIC of ISO 9362. */
export const isBic = (code: string) => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code);

/** Letters and digits after spaces and dashes are removed; the rule is no pattern, because clients may write them. */
const compactText = (longest: number) =>
  text
    .overwrite(compact)
    .refine((value) => /^[A-Z0-9]+$/.test(value) && value.length <= longest, { error: 'invalid' });

/** An IBAN, or an account number with the code of its bank. */
export const bankDetails = {
  name: boundedText(1, 140).describe('The holder of the account.'),
  iban: text.overwrite(compact).refine(isIban, { error: 'invalid' }).nullable(),
  account_number: compactText(34).nullable(),
  bank_code: compactText(35)
    .nullable()
    .describe('A BIC, or the number of the bank in its country; needed with an account number.'),
};

export type BankDetails = z.infer<z.ZodObject<typeof bankDetails>>;

/** @throws AppError `validation` unless it is an IBAN, or an account number with the code of its bank */
export const checkDetails = ({ iban, account_number: number, bank_code: bank }: BankDetails) => {
  if ((iban === null) === (number === null))
    throw refuseField('iban', iban === null ? 'required' : 'invalid');
  if (number !== null && bank === null) throw refuseField('bank_code', 'required');
};

const SHOWN = 4;

/** The last characters of a number, as it is shown. */
export const maskNumber = (value: string | null) =>
  value &&
  `${'•'.repeat(Math.max(0, value.length - SHOWN))}${value.slice(-Math.min(SHOWN, value.length - 1))}`;
