import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseConfig, CHUNK_TIMEOUT_MS } from './base-config.ts';

/** The server's default `budget.mount`, and the longest delay before a retry. */
const MOUNT_TIMEOUT_MS = 12_000;
const MAX_RETRY_DELAY_MS = 500;

test("T-40 a chunk that does not load is requested twice within a remote's mount timeout", () => {
  const { output } = baseConfig(import.meta.dirname, 'production');

  assert.equal(output?.chunkLoadTimeout, CHUNK_TIMEOUT_MS);
  assert.ok(2 * CHUNK_TIMEOUT_MS + MAX_RETRY_DELAY_MS < MOUNT_TIMEOUT_MS);
});
