import { drawLogo } from '../../content/media/logos.ts';
import { createPictureStore, parseStoredPath } from '../../content/media/stored/picture-store.ts';

const DRAWN_LOGO = /^\/media\/logo\/([\w-]+)\.svg$/;

const getDrawnLogoName = (address: string) => DRAWN_LOGO.exec(address)?.[1];

/** The address of a logo if its picture is on this server. */
export const findOwnLogo = (address: string): string | undefined =>
  getDrawnLogoName(address) !== undefined || parseStoredPath(address)?.kind === 'logo' ? address : undefined;

/** Reads the pictures of logos that are on this server. */
export const createLogoReader = (dataDirectory: string) => {
  const logos = createPictureStore(dataDirectory, 'logo');
  return async (address: string | undefined): Promise<Buffer | undefined> => {
    const name = address && getDrawnLogoName(address);
    if (name) return Buffer.from(drawLogo(name));
    const stored = address && parseStoredPath(address);
    return stored ? logos.read(stored.hash) : undefined;
  };
};
