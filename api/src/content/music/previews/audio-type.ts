/** The media types of previews, which every browser plays. */
export type AudioType = 'audio/mpeg' | 'audio/ogg';

/** What the first bytes of an MP3 frame of layer III say, each where it has a meaning. */
const isMp3Frame = (bytes: Buffer) => {
  const [sync = 0, version = 0, rate = 0] = bytes;
  const isLayer3 = sync === 0xff && (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08;
  return isLayer3 && rate >> 4 !== 0 && rate >> 4 !== 0x0f && (rate & 0x0c) !== 0x0c;
};

const OPUS_AT = 28;

/** The type of a preview by its first bytes: MP3, with or without an ID3 tag, or Opus in Ogg; undefined for all others. */
export const detectAudioType = (bytes: Buffer): AudioType | undefined => {
  const start = bytes.toString('latin1', 0, OPUS_AT + 8);
  if (start.startsWith('ID3') || isMp3Frame(bytes)) return 'audio/mpeg';
  return start.startsWith('OggS') && start.startsWith('OpusHead', OPUS_AT) ? 'audio/ogg' : undefined;
};
