import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseConfig, CHUNK_TIMEOUT_MS } from './base-config.ts';

/** What the server gives every remote (`budget.mount`), and the longest pause before a repetition. */
const MOUNT_BUDGET_MS = 12_000;
const LONGEST_PAUSE_MS = 500;

test('T-40 a chunk that hangs is tried twice within the time a remote has', () => {
  const { output } = baseConfig(import.meta.dirname, 'production');

  assert.equal(output?.chunkLoadTimeout, CHUNK_TIMEOUT_MS);
  assert.ok(2 * CHUNK_TIMEOUT_MS + LONGEST_PAUSE_MS < MOUNT_BUDGET_MS);
});
