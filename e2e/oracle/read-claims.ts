import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';

const KIND = 'content_owner_active_claims_a3';

/** Counts the videos of each channel in the claim reports, which contain every demo video. */
export async function readVideoCounts(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(KIND));
  if (names.length === 0) throw new Error(`${folder} has no ${KIND}.`);
  const videos = new Map<string, Set<string>>();
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const { data } = Papa.parse<{ channel_id: string; video_id: string }>(text, {
      header: true,
      skipEmptyLines: true,
    });
    for (const { channel_id: channel, video_id: video } of data)
      videos.set(channel, (videos.get(channel) ?? new Set()).add(video));
  }
  return new Map([...videos].map(([channel, own]) => [channel, own.size]));
}
