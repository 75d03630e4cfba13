import { createMp3Encoder } from 'wasm-media-encoders';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { decodePreview } from '../../src/content/music/previews/decode-worker.ts';
import { createPreviewStore } from '../../src/content/music/previews/preview-store.ts';
import { savePreview } from '../../src/content/music/previews/preview.service.ts';
import { createDemoTracks } from '../catalogue/tracks.ts';
import { moodStyles } from './styles.ts';
import { SAMPLE_RATE, synthesise } from './synthesise.ts';

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

const encode = (encoder: Encoder, sound: Float32Array) => {
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: 48 });
  // The next call overwrites the result.
  const encoded = Buffer.from(encoder.encode([sound]));
  return Buffer.concat([encoded, Buffer.from(encoder.finalize())]);
};

/**
 * Gives the tracks of the demo previews, one for each mood: synthesising one for each track would take minutes. Tracks of an
 * unknown mood have none. Does nothing when there are previews.
 */
export const seedPreviews = async ({ db }: OpenDatabase, dataDirectory: string): Promise<void> => {
  if (await db.selectFrom('preview').select('hash').limit(1).executeTakeFirst()) return;
  const encoder = await createMp3Encoder();
  const byMood = Map.groupBy(createDemoTracks(), ({ traits }) => traits.mood ?? '');
  for (const [mood, style] of Object.entries(moodStyles)) {
    const hash = await savePreview(encode(encoder, synthesise(style)), {
      db,
      store: createPreviewStore(dataDirectory),
      decoder: { decode: decodePreview },
    });
    const isrcs = byMood.get(mood)?.map(({ isrc }) => isrc) ?? [];
    if (isrcs.length > 0)
      await db.updateTable('track').set({ preview: hash }).where('isrc', 'in', isrcs).execute();
  }
};
