import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './run.ts';

const script = (text: string, minutes?: number) =>
  run(process.execPath, ['-e', text], minutes === undefined ? {} : { minutes });

describe('run', () => {
  it("run() returns a command's output and whether it exited with code 0", async () => {
    const good = await script('console.log("out"); console.error("err")');
    assert.equal(good.ok, true);
    assert.match(good.output, /out/);
    assert.match(good.output, /err/);
    assert.equal((await script('process.exitCode = 3')).ok, false);
  });

  it('run() terminates a command after its timeout and keeps the output that it prints on SIGTERM', async () => {
    const { ok, output } = await script(
      'setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("at step 7"); process.exit(0); })',
      0.01,
    );
    assert.match(output, /Ended after 0\.01 minutes\./);
    assert.match(output, /at step 7/);
    assert.equal(ok, false);
  });

  it('run() kills a command that ignores SIGTERM, without waiting for its child processes', async () => {
    const { ok, output } = await script(
      'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); require("node:child_process").spawn("sleep", ["30"], { stdio: "inherit" })',
      0.01,
    );
    assert.equal(ok, false);
    assert.match(output, /Ended after/);
  });
});
