import type { ParseIssue, CompatibilityIssue } from '@portal/shared/release';

export type RefusalCode =
  | CompatibilityIssue['code']
  | 'inventory_missing'
  | 'inventory_malformed'
  | 'name_reserved'
  | 'file_unknown'
  | 'file_kind'
  | 'file_path'
  | 'file_tampered'
  | 'copy_tampered'
  | 'container_missing'
  | 'nothing_exposed'
  | 'chunk_integrity_missing'
  | 'policy_missing'
  | 'policy_foreign'
  | 'policies_differ'
  | 'script_malformed'
  | 'operation_incompatible'
  | 'page_too_large'
  | 'too_large'
  | 'archive_malformed'
  /** Not chosen as the newest, because a domain went back from it. */
  | 'build_withdrawn'
  /** Not chosen for a new domain, because no domain runs it with a proof that passed. */
  | 'build_unreleased';

/** A reason why a build was refused. */
export type BuildRefusal = {
  code: RefusalCode;
  /** The file, route, module or field at fault. */
  subject: string;
  reason: string;
};

/** A build that must not be published, with every reason. */
export class BuildRefusedError extends Error {
  override name = 'BuildRefusedError';
  readonly refusals: readonly BuildRefusal[];

  constructor(refusals: readonly BuildRefusal[]) {
    super(refusals.map(({ subject, reason }) => `${subject}: ${reason}`).join('; '));
    this.refusals = refusals;
  }
}

export const refuseBuild = (code: RefusalCode, subject: string, reason: string): never => {
  throw new BuildRefusedError([{ code, subject, reason }]);
};

/** The parse issues of an inventory document as refusals. */
export const toMalformedRefusals = (document: string, flaws: readonly ParseIssue[]): BuildRefusal[] =>
  flaws.map(({ path, reason }) => ({
    code: 'inventory_malformed',
    subject: path ? `${document} ${path}` : document,
    reason,
  }));
