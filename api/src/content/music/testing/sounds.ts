import { createMp3Encoder } from 'wasm-media-encoders';

const RATE = 22_050;

/** An MP3 file of a tone that becomes louder. */
export const createMp3 = async ({ seconds = 2, pitch = 440 } = {}): Promise<Buffer> => {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 32 });
  const length = seconds * RATE;
  const samples = Float32Array.from(
    { length },
    (_, index) => ((0.8 * index) / length) * Math.sin((index / RATE) * 2 * Math.PI * pitch),
  );
  // Each result is overwritten by the next call.
  const encoded = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([encoded, Buffer.from(encoder.finalize())]);
};

/** The same file behind an ID3 tag. */
export const addId3 = (mp3: Buffer) => {
  const tag = Buffer.alloc(10 + 100);
  tag.write('ID3\u0003', 'latin1');
  tag[9] = 100;
  return Buffer.concat([tag, mp3]);
};
