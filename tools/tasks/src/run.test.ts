import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './run.ts';

const script = (text: string) => run(process.execPath, ['-e', text]);

describe('run', () => {
  it("run() returns a command's output and whether it exited with code 0", async () => {
    const good = await script('console.log("out"); console.error("err")');
    assert.equal(good.ok, true);
    assert.match(good.output, /out/);
    assert.match(good.output, /err/);
    assert.equal((await script('process.exitCode = 3')).ok, false);
  });

  it('run() returns why a command could not be started', async () => {
    const { ok, output } = await run('no-such-command', []);

    assert.equal(ok, false);
    assert.match(output, /no-such-command ENOENT/);
  });
});
