import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ChannelChange, World } from './world.ts';

// The file is written by nobody but this one; what each change may hold was checked when it was made.
const stored = z.record(
  z.string(),
  z.custom<ChannelChange>((value) => typeof value === 'object'),
);

/** Keeps what testers changed in a file, so that it is still there after the portal was started again. */
export const keepChanges = (world: World, file: string | undefined) => {
  if (file === undefined) return () => {};
  const changes = existsSync(file) ? stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  for (const [id, change] of Object.entries(changes)) world.change(id, change);
  return (id: string, change: ChannelChange) => {
    changes[id] = { ...changes[id], ...change };
    writeFileSync(`${file}.part`, JSON.stringify(changes, undefined, 2));
    renameSync(`${file}.part`, file);
  };
};
