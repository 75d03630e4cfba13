import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApi } from '../../../platform/testing/describe-databases.ts';

/** Sends files to operators' routes of music, with the admin key of a data directory. */
export const openMusicSender = async (api: TestApi, dataDirectory: string) => {
  await api.app.inject({ url: '/api/operator/builds', headers: { 'x-admin-key': 'creates the file' } });
  const key = (await readFile(join(dataDirectory, 'admin-key'), 'utf8')).trim();
  return async (path: string, payload: Buffer | string) => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/operator/music${path}`,
      payload,
      headers: { 'x-admin-key': key, 'content-type': 'application/octet-stream', 'accept-language': 'en' },
    });
    return { status: response.statusCode, body: response.json() };
  };
};

export type SendMusic = Awaited<ReturnType<typeof openMusicSender>>;
