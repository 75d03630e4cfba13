import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { accessTable } from '../app/access-table.ts';
import { describeEachDatabase } from '../platform/testing/describe-databases.ts';
import { createOpenapiDocument } from './document.ts';
import { getExamples } from './testing/examples.ts';
import { readOperations } from './testing/operations.ts';
import {
  type TestAccounts,
  DOMAINS,
  environment,
  createTestAccounts,
  createDomains,
} from './testing/principals.ts';

const { operations } = readOperations(await createOpenapiDocument());
const lists = operations.filter(({ parameters }) =>
  ['page', 'size'].every((each) => parameters.some(({ name }) => name === each)),
);
const LAST_PAGE = 1_000_000;

/** Lists are named `items`, except that of domains, whose builds that run know it by another name. */
const readItems = (body: { items?: unknown[]; domains?: unknown[] }) =>
  body.items ?? body.domains ?? assert.fail();

describeEachDatabase(
  'paged lists',
  (api) => {
    let cast: TestAccounts;
    before(async () => {
      if (!api.isOpen) return;
      await createDomains(api);
      cast = await createTestAccounts(api);
    });

    it('T-61 lists with pages are found in the document', () => {
      assert.ok(lists.length > 5);
    });

    for (const { operationId, path } of lists)
      it(`T-61 ${operationId} limits pages to 100 items and returns an empty page after the last`, async () => {
        const { client } = accessTable[operationId]?.callers.includes('manager')
          ? cast.home.manager
          : cast.operator;
        const [example] = getExamples(operationId);
        const { query } =
          example?.input?.(example.names === 'domain' ? DOMAINS.home : undefined, undefined) ?? {};
        const ask = (more: Record<string, string>) =>
          client.get(`${path}?${new URLSearchParams({ ...query, ...more }).toString()}`);

        for (const size of ['101', '1000000', '1e9', '0', '-1', '9'.repeat(400), 'NaN'])
          assert.equal((await ask({ size })).status, 400, size);
        const { status, body } = await ask({ size: '100' });
        assert.equal(status, 200);
        assert.ok(readItems(body).length <= 100);
        for (const page of ['1000000000', '-1', '0.5', '9'.repeat(400)])
          assert.equal((await ask({ page })).status, 400, page);
        const past = await ask({ page: String(LAST_PAGE), size: '100' });
        assert.deepEqual([past.status, readItems(past.body), past.body.total], [200, [], body.total]);
      });
  },
  environment,
);
