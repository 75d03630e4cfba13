import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { prepareCheckout, removeCheckout, runs, type, writeInputs } from './runs.ts';

before(prepareCheckout);
after(removeCheckout);

for (const [line, run] of Object.entries(runs))
  test(`${line} runs`, { timeout: 900_000 }, async () => {
    if (typeof run === 'function') return run(line);
    if (line.includes('ingest')) writeInputs();
    const { change = (same: string) => same, prints, codes = [0] } = run;
    const { code, output } = await type(change(line)).ended;
    assert.match(output, prints);
    assert.ok(codes.includes(code ?? -1), `exit code ${code}\n${output}`);
  });
