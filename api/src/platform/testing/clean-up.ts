import type { TestContext } from 'node:test';

const stacks = new WeakMap<TestContext, AsyncDisposableStack>();

/** Runs after the test, the latest first: what was opened last is closed first. `t.after` runs the earliest first. */
export const cleanUp = (t: TestContext, action: () => unknown): void => {
  let stack = stacks.get(t);
  if (!stack) {
    const created = (stack = new AsyncDisposableStack());
    stacks.set(t, created);
    t.after(() => created.disposeAsync());
  }
  stack.defer(async () => {
    await action();
  });
};
