import { z } from 'zod';

const MAX_ADDRESS_LENGTH = 2_000;

/** An address that the server fetches a file from. */
export const sourceAddress = z.url({ protocol: /^https$/ }).max(MAX_ADDRESS_LENGTH);

/** The name of a file, without a folder, so that it is neither a path of this service nor an address. */
export const createSourceName = (extensions: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(String.raw`^[^\p{Cc}/\\]*\.(?:${extensions})$`, 'iu'), { error: 'invalid' })
    .transform((name) => name.normalize('NFC'));

/** Whether a file is fetched from another host. */
export const isAddress = (source: string) => /^https:/i.test(source);

/** Whether a file is served by this service already. */
export const isPath = (source: string) => source.startsWith('/');
