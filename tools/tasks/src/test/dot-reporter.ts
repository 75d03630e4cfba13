import { dot } from 'node:test/reporters';

type TestEvent = { type: string; data: { file?: string; counts?: { passed: number; skipped: number } } };

/** node:test's dots and failures, and as the last line how many tests there were, for the table of a run. */
export default async function* reportDots(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let counts = { passed: 0, skipped: 0 };
  async function* watchCounts() {
    for await (const event of source) {
      // Each file has a summary of its own, too.
      if (event.type === 'test:summary' && event.data.file === undefined && event.data.counts)
        ({ counts } = event.data as { counts: typeof counts });
      yield event;
    }
  }
  yield* dot(watchCounts() as Parameters<typeof dot>[0]) as AsyncIterable<string>;
  yield `${counts.passed} passed, ${counts.skipped} skipped\n`;
}
