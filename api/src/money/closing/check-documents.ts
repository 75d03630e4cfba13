import { canonicalJson } from '@portal/shared/release';
import { type DocumentFault, findFault, type SignedDocument } from '../closed/signed-document.ts';
import {
  readAccountDocument,
  type StatementContent,
  type StatementMonth,
} from '../closed/statement-content.ts';
import { describeMonth, findOldInputs } from './describe-month.ts';
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
  fault:
    DocumentFault | 'closed_month' | 'reopened' | 'amount' | 'revenue' | 'rate' | 'booked' | 'file' | 'files';
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
const findWrongLine = (
  stated: StatementMonth,
  before: { stated: StatementMonth | undefined; isOwn: boolean },
): string | undefined => {
  const old = findOldInputs(stated.inputs, before);
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

/** A statement at its place in the chain of its account. */
export type PlacedStatement = {
  document: StoredDocument;
  content: StatementContent;
  /** Counts the statements of its month. */
  revision: number;
  /** What the statements before it that were not reopened say of each month. */
  stated: ReadonlyMap<string, StatementMonth>;
};

/**
 * The statements of an account's chain in their order. A reopening ends the statement before it, which then counts for none
 * of the later ones; `misplaced` is a reopening of another document, or a second statement of a month whose first one was
 * not reopened.
 */
export const placeStatements = (
  documents: readonly StoredDocument[],
): { statements: PlacedStatement[]; misplaced: StoredDocument | undefined } => {
  const statements: PlacedStatement[] = [];
  const current: PlacedStatement[] = [];
  for (const document of documents) {
    const content = readAccountDocument(document.document);
    const last = current.at(-1);
    if (content.type === 'portal-reopening-1') {
      if (last === undefined || statements.at(-1) !== last || last.document.hash !== content.statement)
        return { statements, misplaced: document };
      current.pop();
      continue;
    }
    if (current.some((each) => each.document.month === document.month))
      return { statements, misplaced: document };
    const stated = new Map(last?.stated);
    for (const entry of last?.content.months ?? []) stated.set(entry.month, entry);
    const revision = statements.filter((each) => each.document.month === document.month).length + 1;
    const placed = { document, content, revision, stated };
    statements.push(placed);
    current.push(placed);
  }
  return { statements, misplaced: undefined };
};

/**
 * Checks the documents of a domain without its database: hashes, chains, signatures, that each statement names the closed
 * month that it is of, and that its amounts follow from its inputs. Returns the first mismatch.
 */
export const findMismatch = ({ months, accounts }: DomainDocuments): Mismatch | undefined => {
  for (const { document, fault } of checkChain(months))
    if (fault) return { month: document.month, account_id: null, fault, entry: null };
  const hashes = new Map(months.map(({ month, hash }) => [month, hash]));
  for (const { account_id: account, statements } of accounts) {
    for (const { document, fault } of checkChain(statements))
      if (fault) return { month: document.month, account_id: account, fault, entry: null };
    const placed = placeStatements(statements);
    for (const { document, content, stated } of placed.statements) {
      const place = { month: document.month, account_id: account };
      if (content.closed_month !== hashes.get(document.month))
        return { ...place, fault: 'closed_month', entry: content.closed_month };
      for (const entry of content.months) {
        const line = findWrongLine(entry, {
          stated: stated.get(entry.month),
          isOwn: entry.month === content.month,
        });
        if (line !== undefined) return { ...place, fault: 'amount', entry: line };
      }
    }
    if (placed.misplaced)
      return { month: placed.misplaced.month, account_id: account, fault: 'reopened', entry: null };
  }
  return undefined;
};
