import assert from 'node:assert/strict';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';
import type { IngestFileOptions } from '../ingest.service.ts';
import { ingestText, readStoredRows } from './ingest-fixtures.ts';
import { DoubtfulDeliveryError } from '../doubts/doubtful-delivery-error.ts';

/** The doubts with which a delivery is refused; fails when it is not, or when it has changed anything. */
export const readDoubts = async (
  api: TestApi,
  content: string,
  options: Partial<IngestFileOptions> & { stepFacts?: number } = {},
) => {
  const stored = await readStoredRows(api);
  const refusal = await ingestText(api, content, options).then(
    ({ outcome }) => assert.fail(`The delivery was not refused, but ${outcome}.`),
    (error: unknown) => error,
  );
  assert.ok(refusal instanceof DoubtfulDeliveryError, String(refusal));
  assert.deepEqual(await readStoredRows(api), stored);
  return refusal.errors;
};

/** The codes of the doubts with which a delivery is refused. */
export const readDoubtCodes = async (...given: Parameters<typeof readDoubts>) =>
  (await readDoubts(...given)).map(({ code }) => code);
