import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '@portal/shared/release';
import type { SigningKey } from '../../releases/release/index.ts';

/** A document that never changes, as it is stored and sent; its signature is of exactly these bytes. */
export type SignedDocument = {
  /** Canonical JSON with `previous`, the hash of the document before it in its chain. */
  document: string;
  hash: string;
  previous_hash: string | null;
  signature: string;
  key_id: string;
};

export const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signs a document that follows the one with the hash `previous`. */
export const signDocument = (
  content: Readonly<Record<string, unknown>>,
  { previous, key }: { previous: string | null; key: SigningKey },
): SignedDocument => {
  const document = canonicalJson({ ...content, previous });
  return {
    document,
    hash: hashText(document),
    previous_hash: previous,
    // Ed25519 hashes by itself, so that no digest is named.
    signature: sign(null, Buffer.from(document), key.privateKey).toString('base64'),
    key_id: key.id,
  };
};

/** What is wrong with a document; undefined when it is the one that was signed after `previous`. */
export type DocumentFault = 'hash' | 'previous' | 'signature';

const readPreviousOf = (document: string): unknown => {
  const content: unknown = JSON.parse(document);
  return typeof content === 'object' && content !== null && 'previous' in content
    ? content.previous
    : undefined;
};

/** Checks a document without a database: its hash, its place in the chain and its signature. */
export const findFault = (
  signed: SignedDocument,
  { previous, publicKey }: { previous: string | null; publicKey: KeyObject },
): DocumentFault | undefined => {
  if (hashText(signed.document) !== signed.hash) return 'hash';
  if (signed.previous_hash !== previous || readPreviousOf(signed.document) !== previous) return 'previous';
  const isSigned = verify(
    null,
    Buffer.from(signed.document),
    publicKey,
    Buffer.from(signed.signature, 'base64'),
  );
  return isSigned ? undefined : 'signature';
};
