import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ChannelChange, StandInData } from './stand-in-data.ts';

// Only this module writes the file, and each change was validated when it was made.
const changesSchema = z.record(
  z.string(),
  z.custom<ChannelChange>((value) => typeof value === 'object'),
);

/** Saves testers' changes in a file, so that they survive a restart of the portal. */
export const persistChanges = (data: StandInData, file: string | undefined) => {
  if (file === undefined) return () => {};
  const changes = existsSync(file) ? changesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  for (const [id, change] of Object.entries(changes)) data.change(id, change);
  return (id: string, change: ChannelChange) => {
    changes[id] = { ...changes[id], ...change };
    writeFileSync(`${file}.part`, JSON.stringify(changes, undefined, 2));
    renameSync(`${file}.part`, file);
  };
};
