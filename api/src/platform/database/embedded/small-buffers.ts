import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes an embedded database start in half of the time: PostgreSQL fills its buffers with zeros at each start, 128 MB by
 * default. For databases that are opened often and are small, as in tests.
 */
export const setSmallBuffers = (directory: string): void =>
  appendFileSync(join(directory, 'database/postgresql.conf'), 'shared_buffers = 16MB\n');
