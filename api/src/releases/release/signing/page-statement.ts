import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson, sha256Hex } from '@portal/shared/release';
import { z } from 'zod';
import { computeKeyId, encodePublicKey, decodePublicKey } from './public-key.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { Statement } from './statement.ts';

/** A request for a page with the first header is answered with the second one. */
export const PAGE_STATEMENT_HEADERS = {
  request: 'want-release-statement',
  response: 'release-statement',
} as const;

/** Another type than that of the statement about a domain, so that neither is valid in place of the other. */
const TYPE = 'portal-release-page-1';

const pageStatementSchema = z.strictObject({
  type: z.literal(TYPE),
  domain: z.string(),
  /** The SHA-256 of the release set as the page has it, without remotes that are off. */
  page: z.string(),
  counter: z.int().min(1),
  expires: z.iso.datetime(),
});

/** Which set a page of a domain has, until when. */
export type PageStatement = z.infer<typeof pageStatementSchema>;

const signedSchema = z.object({ statement: z.string(), signature: z.string(), key: z.string() });

const hashSet = (set: unknown) => sha256Hex(canonicalJson(set));

/** The header by which programs verify the release set of a page. */
export async function signPage(
  set: unknown,
  { domain, counter, expires }: Pick<Statement, 'domain' | 'counter' | 'expires'>,
  { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject },
): Promise<string> {
  const content: PageStatement = { type: TYPE, domain, page: await hashSet(set), counter, expires };
  const statement = canonicalJson(content);
  const signature = sign(null, Buffer.from(statement), privateKey).toString('base64');
  const signed = { statement, signature, key: encodePublicKey(publicKey) };
  return Buffer.from(JSON.stringify(signed)).toString('base64');
}

const refuseUnless: (isRight: boolean, reason: ReleaseRefusedError['reason']) => asserts isRight = (
  isRight,
  reason,
) => {
  if (!isRight) throw new ReleaseRefusedError(reason);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The schema refuses `undefined`.
  }
};

/** The public key that a header names, and its id. @throws ReleaseRefusedError `unsigned` without a header */
export function readPageKey(header: string | undefined): { key: string; id: string } {
  const { data } = signedSchema.safeParse(parseJson(Buffer.from(header ?? '', 'base64').toString()));
  refuseUnless(data !== undefined, 'unsigned');
  return { key: data.key, id: computeKeyId(Buffer.from(data.key, 'base64')) };
}

export type PageExpectation = {
  /** The only key that is trusted. */
  key: string;
  domain: string;
  /** The set of the page, as it was parsed from its text. */
  set: unknown;
  /** The highest counter of the domain that was accepted before. */
  lastCounter: number;
  now: Date;
};

/** The statement about a page. @throws ReleaseRefusedError unless everything about it is right */
export async function requirePageStatement(
  header: string | undefined,
  expected: PageExpectation,
): Promise<PageStatement> {
  const { key } = readPageKey(header);
  refuseUnless(key === expected.key, 'unknown_key');
  const { statement, signature } = signedSchema.parse(
    parseJson(Buffer.from(header ?? '', 'base64').toString()),
  );
  const publicKey = decodePublicKey(key);
  const isSigned = verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64'));
  refuseUnless(isSigned, 'bad_signature');
  const found = pageStatementSchema.parse(JSON.parse(statement));
  refuseUnless(found.domain === expected.domain, 'other_domain');
  refuseUnless(found.page === (await hashSet(expected.set)), 'other_set');
  refuseUnless(found.counter >= expected.lastCounter, 'replayed');
  refuseUnless(Date.parse(found.expires) > expected.now.getTime(), 'expired');
  return found;
}
