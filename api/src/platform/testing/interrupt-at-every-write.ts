import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { OpenDatabase } from '../database/database.ts';
import { interruptWrites } from './interrupted-writes.ts';
import { copyServerStorage, type ServerStorage } from './server-storage.ts';
import { type DatabaseKind, databaseKinds } from './test-databases.ts';
import { isFullDepth } from './test-depth.ts';
import { withDatabase } from './with-database.ts';

/** Something that a server does, which is interrupted in the middle of it. */
export type InterruptedAction<State> = {
  /** The writes at least, and one before the first; fewer interruptions would have missed its transaction. */
  fewest: number;
  /** What it changes in the state. */
  expect: (before: State, after: State) => Partial<State>;
};

/** What a server starts with. */
export type ServerStart = {
  storage: ServerStorage;
  /** Reads the state. */
  opened: OpenDatabase;
  /** Is used by what is interrupted. */
  database: OpenDatabase;
  /** The number of servers before. */
  index: number;
};

export type InterruptedServer<State> = {
  readState: () => Promise<State>;
  /** Prepares what the action needs. */
  prepare?: (found: State) => Promise<unknown>;
  run: (ready: State) => Promise<unknown>;
  close?: () => Promise<unknown>;
};

export type InterruptedServers<State, Action extends string> = {
  /** Prepares what the first server finds; undefined where the machine has no database of that kind. */
  prepare: (t: TestContext, kind: DatabaseKind) => Promise<ServerStorage | undefined>;
  start: (action: Action, given: ServerStart) => Promise<InterruptedServer<State>>;
  /** More than the writes of any action; the first round that is not interrupted ends the test. */
  mostWrites: number;
};

type Interruption<State> = Pick<ServerStart, 'storage' | 'index'> & {
  /** After how many writes it is interrupted. */
  writes: number;
  /** What the server before it was ready for; undefined for the first one. */
  before: State | undefined;
};

const describeStates = (before: object, after: object) =>
  `${JSON.stringify(before)} became ${JSON.stringify(after)}`;

/** Expects that an action was done, and nothing else. */
const expectDone = <State extends object>(
  { expect }: InterruptedAction<State>,
  before: State,
  after: State,
) => {
  const isDone =
    !isDeepStrictEqual(before, after) && isDeepStrictEqual(after, { ...before, ...expect(before, after) });
  assert.ok(isDone, describeStates(before, after));
};

/** The numbers of writes after which to interrupt, and one that no action reaches. */
const chooseWrites = (fewest: number, mostWrites: number) =>
  isFullDepth
    ? Array.from({ length: mostWrites }, (_, writes) => writes)
    : [0, Math.floor(fewest / 2), fewest - 1, Number.POSITIVE_INFINITY];

/**
 * Interrupts a server at each write of the actions, or at three of them, and starts the next one with what is stored at that
 * moment, as after `kill -9`: all of an action is done then, or nothing of it.
 */
export const interruptAtEveryWrite = <State extends object, Action extends string>(
  { prepare, start, mostWrites }: InterruptedServers<State, Action>,
  actions: Record<Action, InterruptedAction<State>>,
) => {
  const interrupt = async (
    t: TestContext,
    name: Action,
    { storage, index, writes, before }: Interruption<State>,
  ) =>
    withDatabase(storage.database, async (opened) => {
      const copies: ServerStorage[] = [];
      const interrupted = interruptWrites(writes, () => copies.push(copyServerStorage(t, storage)));
      const database = interrupted.watch(opened);
      const server = await start(name, { storage, opened, database, index });
      try {
        const found = await server.readState();
        if (before && !isDeepStrictEqual(found, before)) expectDone(actions[name], before, found);
        await server.prepare?.(found);
        const ready = await server.readState();
        interrupted.start();
        await server.run(ready).catch((error: unknown) => {
          if (copies.length === 0) throw error;
        });
        interrupted.stop();
        const [stored] = copies;
        if (!stored) expectDone(actions[name], ready, await server.readState());
        return { stored, ready };
      } finally {
        await server.close?.();
      }
    });

  for (const kind of databaseKinds)
    for (const [name, { fewest }] of Object.entries<InterruptedAction<State>>(actions))
      test(`T-52 a server interrupted while it writes "${name}" has stored all of it or nothing, on ${kind}`, async (t) => {
        let storage = await prepare(t, kind);
        if (!storage) return t.skip('no PostgreSQL server on this machine');
        let before: State | undefined;
        const chosen = chooseWrites(fewest, mostWrites);
        for (const [index, writes] of chosen.entries()) {
          const { stored, ready } = await interrupt(t, name as Action, { storage, index, writes, before });
          if (!stored) {
            assert.ok(writes >= fewest, `it made ${writes} writes`);
            t.diagnostic(`${index} interruptions`);
            return;
          }
          // Each copy is as large as a database.
          rmSync(storage.folder, { recursive: true });
          [storage, before] = [stored, ready];
        }
        assert.fail('no server comes to an end');
      });
};
