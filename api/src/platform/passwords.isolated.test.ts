import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPasswords } from './passwords.ts';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('passwords', () => {
  const passwords = createPasswords();

  it('passwords are hashed with Argon2id and a salt of their own', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('같은 비밀번호', 'test'),
      passwords.hash('같은 비밀번호', 'test'),
    ]);

    assert.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.notEqual(first, second);
    assert.ok(await passwords.verify(first, '같은 비밀번호', 'test'));
    assert.ok(!(await passwords.verify(first, '다른 비밀번호', 'test')));
  });

  it('no password matches when there is no account', async () => {
    assert.ok(!(await passwords.verify(undefined, '', 'test')));
  });

  it('T-21 checking a password takes as long when there is no account', async () => {
    const known = await passwords.hash('x', 'test');
    await passwords.verify(undefined, 'warm up', 'test');
    const times: [number[], number[]] = [[], []];

    for (let pair = 0; pair < 30; pair += 1)
      for (const [index, hash] of [known, undefined].entries()) {
        const start = performance.now();
        await passwords.verify(hash, 'guess', 'test');
        times[index === 0 ? 0 : 1].push(performance.now() - start);
      }

    // Without the decoy the ratio would be thousands; a busy machine may stretch either by a little.
    const ratio = median(times[0]) / median(times[1]);
    assert.ok(ratio > 0.5 && ratio < 2, `ratio ${ratio}`);
  });

  it('T-66 password checks beyond the queue limit of a caller are refused as busy', async () => {
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash('x', 'flood')));

    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 51);
    const [refused] = results.filter((result) => result.status === 'rejected');
    assert.equal(refused?.reason.code, 'busy');
    assert.ok(await passwords.hash('and goes on', 'flood'));
  });

  it('T-66 a password check of another caller does not wait behind a flood', async () => {
    const ended: string[] = [];
    const check = async (caller: string) => {
      await passwords.hash('x', caller);
      ended.push(caller);
    };

    await Promise.all([...Array.from({ length: 40 }, () => check('flood')), check('victim')]);

    // It starts at once; in line with the flood it would be the last one.
    assert.ok(ended.indexOf('victim') < 20, `ended as number ${ended.indexOf('victim')}`);
  });
});
