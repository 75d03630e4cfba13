import { z } from 'zod';
import { createSourceName, sourceAddress } from '../sources/media-source.ts';

export const previewName = createSourceName('mp3|ogg|opus');

/** The preview of a track in a catalogue file: an address, or the name of a file that was sent. */
export const previewSource = z.union([sourceAddress, previewName]);
