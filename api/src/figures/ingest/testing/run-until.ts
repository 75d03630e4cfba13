import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeFlags } from '../../../platform/testing/node-flags.ts';

const start = (script: string, given: readonly string[]) =>
  spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, script), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Runs a script of this folder in its own process, kills it `limit` milliseconds after its first output, and returns
 * whether it reported completion.
 */
export const runUntil = async (
  script: string,
  given: readonly string[],
  limit?: number,
): Promise<boolean> => {
  const child = start(script, given);
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  await (limit === undefined ? exited : Promise.race([delay(limit), exited]));
  child.kill('SIGKILL');
  await exited;
  return output.includes('done');
};

/** Kills a script after it has printed so many signs of life since it was ready; returns whether it was done before. */
export const runUntilSigns = async (
  script: string,
  given: readonly string[],
  signs: number,
): Promise<boolean> => {
  const child = start(script, given);
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if ((output.split('ready')[1] ?? '').length > signs) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  return output.includes('done');
};
