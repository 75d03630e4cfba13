import { canonicalJson } from '@portal/shared/release';
import type { MonthInputs } from '../closed/month-inputs.ts';
import { type DocumentFault, findFault, type SignedDocument } from '../closed/signed-document.ts';
import { readStatement, type StatementMonth } from '../closed/statement-content.ts';
import { describeMonth } from './describe-month.ts';
import { toFirstDay } from '../../platform/calendar.ts';
import { decodePublicKey } from '../../releases/release/signing/public-key.ts';

/** A document with the public half of the key that signed it. */
export type StoredDocument = SignedDocument & { month: string; public_key: string };

/** The documents of a domain, each chain from its first one on. */
export type DomainDocuments = {
  months: readonly StoredDocument[];
  accounts: readonly { account_id: string; statements: readonly StoredDocument[] }[];
};

/** The first thing that does not match; `entry` names the line where it is one of many. */
export type Mismatch = {
  /** The month of the document. */
  month: string;
  /** The account of a statement; null for a closed month of the domain. */
  account_id: string | null;
  fault: DocumentFault | 'closed_month' | 'amount' | 'revenue' | 'booked' | 'file' | 'files';
  entry: string | null;
};

/** The first line of a list that another list does not have at its place. */
const findLine = (stated: readonly unknown[], computed: readonly unknown[]): string | undefined => {
  const length = Math.max(stated.length, computed.length);
  for (let index = 0; index < length; index += 1) {
    const [own, other] = [stated[index], computed[index]];
    if (own === undefined || other === undefined || canonicalJson(own) !== canonicalJson(other))
      return canonicalJson(own ?? other);
  }
  return undefined;
};

/** Computes a month of a statement again from its inputs, and returns the first line that differs. */
const findWrongLine = (stated: StatementMonth, old: MonthInputs | undefined): string | undefined => {
  const computed = describeMonth(toFirstDay(stated.month), stated.inputs, old);
  for (const list of ['amounts', 'lines', 'withheld', 'changes'] as const) {
    const line = findLine(stated[list] ?? [], computed[list] ?? []);
    if (line !== undefined) return `${stated.month} ${list}: ${line}`;
  }
  return undefined;
};

type Chained = { document: StoredDocument; fault: DocumentFault | undefined };

const checkChain = (documents: readonly StoredDocument[]): Chained[] =>
  documents.map((document, index) => ({
    document,
    fault: findFault(document, {
      previous: documents[index - 1]?.hash ?? null,
      publicKey: decodePublicKey(document.public_key),
    }),
  }));

/**
 * Checks the documents of a domain without its database: hashes, chains, signatures, that each statement names the closed
 * month that it is of, and that its amounts follow from its inputs. Returns the first mismatch.
 */
export const findMismatch = ({ months, accounts }: DomainDocuments): Mismatch | undefined => {
  for (const { document, fault } of checkChain(months))
    if (fault) return { month: document.month, account_id: null, fault, entry: null };
  const hashes = new Map(months.map(({ month, hash }) => [month, hash]));
  for (const { account_id: account, statements } of accounts) {
    const stated = new Map<string, MonthInputs>();
    for (const { document, fault } of checkChain(statements)) {
      const place = { month: document.month, account_id: account };
      if (fault) return { ...place, fault, entry: null };
      const content = readStatement(document.document);
      if (content.closed_month !== hashes.get(document.month))
        return { ...place, fault: 'closed_month', entry: content.closed_month };
      for (const entry of content.months) {
        const line = findWrongLine(entry, stated.get(entry.month));
        if (line !== undefined) return { ...place, fault: 'amount', entry: line };
        stated.set(entry.month, entry.inputs);
      }
    }
  }
  return undefined;
};
