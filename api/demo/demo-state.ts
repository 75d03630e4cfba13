import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The parameters that are needed to write further days of a demo without its database. */
const stateSchema = z.object({ seededOn: z.iso.date(), profile: z.enum(['demo', 'large']) });
export type DemoState = z.infer<typeof stateSchema>;

export const reportsDirectory = (dataDirectory: string) => join(dataDirectory, 'demo', 'reports');

const stateFile = (directory: string) => join(dirname(directory), 'demo.json');

export const writeDemoState = async (directory: string, state: DemoState) => {
  await mkdir(directory, { recursive: true });
  await writeFile(stateFile(directory), `${JSON.stringify(state, null, 2)}\n`);
};

export const readDemoState = async (directory: string): Promise<DemoState> => {
  const file = stateFile(directory);
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read: start the demo once, so that there is one to continue.`, {
      cause,
    });
  }
};
