import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatUntilVerdict } from './attempts.ts';
import { ProofInterrupted } from './interruption.ts';

test('a proof that is interrupted is repeated, with the reason, and its verdict counts', async () => {
  const printed: string[] = [];
  let attempts = 0;

  const verdict = await repeatUntilVerdict(
    async () => {
      attempts += 1;
      if (attempts < 3) throw new ProofInterrupted('the browser ended');
      return 'passed';
    },
    { print: (text) => void printed.push(text), delayMs: 0 },
  );

  assert.equal(verdict, 'passed');
  assert.deepEqual(printed, [
    'Attempt 1 of 3 ended without a verdict, and is repeated: the browser ended',
    'Attempt 2 of 3 ended without a verdict, and is repeated: the browser ended',
  ]);
});

test('a proof that is interrupted three times ends with a failure that names the last reason and its details', async () => {
  const launching = async () => {
    throw new Error('Failed to launch the browser\nlibnss3.so: cannot open shared object file\n');
  };

  await assert.rejects(repeatUntilVerdict(launching, { print: () => undefined, delayMs: 0 }), {
    code: 'proof_interrupted',
    message:
      'The proof ended without a verdict, in 3 attempts; nothing is recorded. The last reason: Failed to launch the browser',
    details: ['libnss3.so: cannot open shared object file'],
  });
});
