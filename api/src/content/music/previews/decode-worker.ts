import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import type { AudioType } from './audio-type.ts';
import { readOggPackets, readOpusHead } from './ogg-packets.ts';
import { MAX_PREVIEW_SECONDS } from './preview-limits.ts';
import { createWaveform } from './waveform.ts';

export type DecodeOrder = { bytes: Uint8Array; type: AudioType };

/** The length and the waveform of a preview; the length of one that is too long is that of its decoded part. */
export type DecodedPreview = { seconds: number; peaks: number[] };

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };

/** Decoded at a time, because a small file may be hours of sound. */
const PIECE_BYTES = 16_384;
const PIECE_PACKETS = 50;

async function* decodeMp3(file: Buffer): AsyncGenerator<Decoded> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (let from = 0; from < file.length; from += PIECE_BYTES)
      yield decoder.decode(file.subarray(from, from + PIECE_BYTES));
  } finally {
    decoder.free();
  }
}

async function* decodeOpus(file: Buffer): AsyncGenerator<Decoded> {
  const packets = readOggPackets(file);
  const head = readOpusHead(packets.next().value ?? undefined);
  if (!head) return;
  // The second packet has the names of the piece.
  packets.next();
  const decoder = new OpusDecoder({ preSkip: head.preSkip });
  await decoder.ready;
  try {
    let piece: Buffer[] = [];
    for (const packet of packets) {
      piece.push(packet);
      if (piece.length < PIECE_PACKETS) continue;
      yield decoder.decodeFrames(piece);
      piece = [];
    }
    yield decoder.decodeFrames(piece);
  } finally {
    decoder.free();
  }
}

/** Decodes a preview, and no more of it than it may have; called by the pool. */
export const decodePreview = async ({ bytes, type }: DecodeOrder): Promise<DecodedPreview> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const waveform = createWaveform();
  for await (const { channelData, samplesDecoded, sampleRate } of type === 'audio/mpeg'
    ? decodeMp3(file)
    : decodeOpus(file)) {
    waveform.take(channelData, samplesDecoded, sampleRate);
    if (waveform.seconds > MAX_PREVIEW_SECONDS) break;
  }
  return { seconds: waveform.seconds, peaks: waveform.readPeaks() };
};
