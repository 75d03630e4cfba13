import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '@portal/shared/release';
import { z } from 'zod';
import { isSamePointer, type Pointer } from '../moves/pointer.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-refused-error.ts';

/** Keeps a signature from being valid for any other text that the server may sign one day. */
const TYPE = 'portal-release-1';

/** The set that a share of the visitors gets, in percent. */
export const candidateSchema = z.strictObject({ set: z.string(), share: z.int().min(1).max(99) });

const statementSchema = z.strictObject({
  type: z.literal(TYPE),
  domain: z.string(),
  set: z.string(),
  candidate: candidateSchema.optional(),
  /** Grows with every statement of the domain. */
  counter: z.int().min(1),
  issued: z.iso.datetime(),
  expires: z.iso.datetime(),
});

/** Which set a domain runs, and which one a share of its visitors gets, until when. */
export type Statement = z.infer<typeof statementSchema>;

/** A statement as its canonical JSON, with the Ed25519 signature of exactly these bytes in Base64. */
export type SignedStatement = { statement: string; signature: string; keyId: string };

export type StatementContent = Pointer & {
  domain: string;
  counter: number;
  issued: Date;
  expires: Date;
};

export function signStatement(
  { issued, expires, ...rest }: StatementContent,
  { id, privateKey }: { id: string; privateKey: KeyObject },
): SignedStatement {
  const content: Statement = {
    type: TYPE,
    ...rest,
    issued: issued.toISOString(),
    expires: expires.toISOString(),
  };
  const statement = canonicalJson(content);
  // Ed25519 hashes by itself, so that no digest is named.
  const signature = sign(null, Buffer.from(statement), privateKey).toString('base64');
  return { statement, signature, keyId: id };
}

const refuseUnless = (isRight: boolean, reason: RefusalReason) => {
  if (!isRight) throw new ReleaseRefusedError(reason);
};

/**
 * Reads a statement whose signature is right.
 * @throws ReleaseRefusedError
 */
export function openStatement({ statement, signature }: SignedStatement, publicKey: KeyObject): Statement {
  const isSigned = verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64'));
  refuseUnless(isSigned, 'bad_signature');
  return statementSchema.parse(JSON.parse(statement));
}

export type Expectation = {
  domain: string;
  pointer: Pointer;
  /** The highest counter of the domain that was accepted before. */
  lastCounter: number;
  now: Date;
};

/** @throws ReleaseRefusedError unless a statement is for this domain and pointer, newer than all before, and not expired */
export function requireCurrentStatement(statement: Statement, expected: Expectation) {
  refuseUnless(statement.domain === expected.domain, 'other_domain');
  refuseUnless(statement.set === expected.pointer.set, 'other_set');
  refuseUnless(isSamePointer(statement, expected.pointer), 'other_candidate');
  refuseUnless(statement.counter >= expected.lastCounter, 'replayed');
  refuseUnless(Date.parse(statement.expires) > expected.now.getTime(), 'expired');
}
