import type { components } from '@portal/shared/api';
import type { ReleaseSet } from '@portal/shared/release';
import type { PostData } from '../server/operations.ts';

type Schemas = components['schemas'];

/** The set that is proven, and the pages that a proof opens. */
export type Candidate = PostData<'/operator/release/candidate'> & { set: ReleaseSet };
export type Visit = Schemas['ProofVisit'];
/** What went wrong on a page; `shell` in place of a remote outside of their pages. */
export type Failure = Schemas['ProofFailure'];
export type FailureCode = Failure['code'];
