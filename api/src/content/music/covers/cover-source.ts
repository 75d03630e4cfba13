import { z } from 'zod';
import { picture } from '../../site/site.schemas.ts';

const MAX_ADDRESS_LENGTH = 2_000;

/** The name of a file, without a folder, so that it is neither a path of this service nor an address. */
export const coverName = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}/\\]*\.(?:jpe?g|png|webp)$/iu, { error: 'invalid' })
  .transform((name) => name.normalize('NFC'));

const address = z.url({ protocol: /^https$/ }).max(MAX_ADDRESS_LENGTH);

/** The cover of a track in a catalogue file: a path of this service, an address, or the name of a file that was sent. */
export const coverSource = z.union([picture, address, coverName]);

/** Whether a cover is fetched from another host. */
export const isAddress = (cover: string) => /^https:/i.test(cover);

/** Whether a cover is served by this service already. */
export const isPath = (cover: string) => cover.startsWith('/');
