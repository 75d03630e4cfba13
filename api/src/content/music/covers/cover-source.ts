import { z } from 'zod';
import { picture } from '../../site/site.schemas.ts';
import { createSourceName, sourceAddress } from '../sources/media-source.ts';

export const coverName = createSourceName('jpe?g|png|webp');

/** The cover of a track in a catalogue file: a path of this service, an address, or the name of a file that was sent. */
export const coverSource = z.union([picture, sourceAddress, coverName]);
