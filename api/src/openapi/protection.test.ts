import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { accessTable } from '../app/access-table.ts';
import { describeWithDatabase } from '../platform/testing/describe-databases.ts';
import { addMember, createAnonymousClient, insertSite, joinManager } from '../platform/testing/fixtures.ts';
import { signInOperator } from '../platform/testing/operator.ts';
import type { PortalClient } from '../platform/testing/portal-client.ts';
import { createOpenapiDocument } from './document.ts';
import { readOperations } from './testing/operations.ts';
import type { Caller } from '../platform/http/access-rule.ts';

/**
 * Called by clients that cannot compute the headers: the page before it starts, browsers themselves, other sites'
 * servers.
 */
const open = new Set(['siteMetadata', 'reportEvents', 'reportViolations', 'issueExternalCode']);
const protectionHeaders = ['x-secure-token', 'x-protection-id', 'x-protection-token'];

const { operations } = readOperations(await createOpenapiDocument());

describeWithDatabase('T-22 protection headers', (api) => {
  const clients = new Map<Caller, PortalClient>();

  before(async () => {
    const domain = await insertSite(api);
    const { client } = await joinManager(api, domain);
    clients.set('anonymous', createAnonymousClient(api, domain));
    clients.set('manager', client);
    clients.set('member', (await addMember(api, client)).client);
    clients.set('operator', (await signInOperator(api)).client);
  });

  for (const { operationId, path, method } of operations) {
    if (open.has(operationId)) continue;
    it(`T-22 ${operationId} requires the protection headers`, async () => {
      for (const caller of accessTable[operationId]?.callers ?? []) {
        const client = clients.get(caller);
        assert.ok(client);
        const body = method === 'POST' ? { body: {} } : {};
        for (const name of protectionHeaders)
          for (const value of [undefined, '', '0'.repeat(128)]) {
            const reply = await client.call({ method, path, ...body, headers: { [name]: value } });
            assert.equal(reply.status, 403, `${caller} ${name}`);
            assert.equal(reply.body.code, 'protection_mismatch', `${caller} ${name}`);
          }
      }
    });
  }
});
