import { sendCover, sendPreview } from './music.api.ts';

const MEGABYTE = 1_048_576;

/** The kinds of files that a catalogue file names: their extensions, the largest that the API accepts, and its call. */
export const mediaKinds = {
  covers: { types: ['.jpg', '.jpeg', '.png', '.webp'], maxBytes: 10 * MEGABYTE, sendFile: sendCover },
  previews: { types: ['.mp3', '.ogg', '.opus'], maxBytes: 2 * MEGABYTE, sendFile: sendPreview },
};

export type MediaKind = keyof typeof mediaKinds;
