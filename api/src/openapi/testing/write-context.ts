import { insertSite, joinManager } from '../../platform/testing/fixtures.ts';
import { signInOperator } from '../../platform/testing/operator.ts';
import type { PortalClient } from '../../platform/testing/portal-client.ts';
import type { TestApi } from '../../platform/testing/describe-databases.ts';
import type { openStandIn } from '../../youtube/testing/stand-in-fixtures.ts';

type StandIn = Awaited<ReturnType<typeof openStandIn>>['standIn'];

/** One valid write, with accounts and rows that no other test uses. */
type IdempotentWrite = {
  client: PortalClient;
  body: unknown;
  headers?: Record<string, string>;
  /** The call deletes the caller's account, so that it cannot be repeated. */
  consumesCaller?: boolean;
};

export type WriteContext = {
  api: TestApi;
  standIn: StandIn;
};

export type Prepare = (context: WriteContext) => Promise<IdempotentWrite>;

/** A manager of a site of its own. */
export const createManager = async ({ api }: WriteContext) => joinManager(api, await insertSite(api));
/** An operator, and a site. */
export const createOperator = async ({ api }: WriteContext) => ({
  ...(await signInOperator(api)),
  domain: await insertSite(api),
});
