import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import type { AudioType } from './audio-type.ts';
import { MAX_PREVIEW_SECONDS } from './preview-limits.ts';
import { createWaveform } from './waveform.ts';

export type DecodeOrder = { bytes: Uint8Array; type: AudioType };

/** The length and the waveform of a preview; the length of one that is too long is that of its decoded part. */
export type DecodedPreview = { seconds: number; peaks: number[] };

/** A small file may decode to hours of sound. */
const PIECE_BYTES = 16_384;

const createDecoder = (type: AudioType) =>
  type === 'audio/mpeg' ? new MPEGDecoder() : new OggOpusDecoder({ forceStereo: true });

type Decoded = { channelData: Float32Array[]; samplesDecoded: number; sampleRate: number };

/** Decodes a preview, and no more of it than it may have; called by the pool. */
export const decodePreview = async ({ bytes, type }: DecodeOrder): Promise<DecodedPreview> => {
  const decoder = createDecoder(type);
  await decoder.ready;
  const waveform = createWaveform();
  const take = ({ channelData, samplesDecoded, sampleRate }: Decoded) =>
    waveform.take(channelData, samplesDecoded, sampleRate);
  try {
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      take(await decoder.decode(bytes.subarray(from, from + PIECE_BYTES)));
      if (waveform.seconds > MAX_PREVIEW_SECONDS) break;
    }
    // The last page of an Ogg file is kept back until the end.
    if (decoder instanceof OggOpusDecoder) take(await decoder.flush());
    return { seconds: waveform.seconds, peaks: waveform.readPeaks() };
  } finally {
    decoder.free();
  }
};
