import { createHash } from 'node:crypto';
import type { Language } from '@portal/shared/facts';
import { chooseTextColor } from '@portal/shared/theme/style-sheet';
import { SHARE_IMAGE_PATH, SHARE_IMAGE_SIZE, type ShareImage } from '../../content/media/share-image.ts';
import { parseStoredPath } from '../../content/media/stored/picture-store.ts';
import { pictureKinds } from '../../content/media/stored/picture-kinds.ts';
import type { SiteMetadata } from '../../content/site/site-metadata.ts';
import { findOwnLogo } from './site-logo.ts';

/** The content of the picture that is drawn for a domain in a language. */
export const describeShareImage = (metadata: SiteMetadata, language: Language): ShareImage => ({
  name: metadata.name,
  title: metadata.tagline.title,
  text: metadata.tagline.text,
  language,
  colors: {
    primary: metadata.color_primary,
    primaryDim: metadata.color_primary_dim,
    onPrimary: chooseTextColor(metadata.color_primary),
  },
  logo: findOwnLogo(metadata.logo_favicon),
});

/** Changes with the picture, so that messengers, which cache by address, fetch a changed one. */
export const getShareImageVersion = (image: ShareImage) =>
  createHash('sha256').update(JSON.stringify(image)).digest('base64url').slice(0, 16);

/** Messengers show no SVG, so a domain whose own picture is one has a drawn bitmap instead. */
const hasOwnBitmap = ({ logo_meta: path }: SiteMetadata) =>
  path !== '' && path !== SHARE_IMAGE_PATH && !/\.svg(?:$|\?)/i.test(path);

/** The picture that other sites show with a link to a domain; its type where this server made it, its size where it is known. */
export const getShareImage = (
  metadata: SiteMetadata,
  language: Language,
): { path: string; type?: string; size?: typeof SHARE_IMAGE_SIZE } => {
  const { logo_meta: own } = metadata;
  const stored = parseStoredPath(own);
  if (hasOwnBitmap(metadata))
    return stored ? { path: own, type: pictureKinds[stored.kind].type } : { path: own };
  const version = getShareImageVersion(describeShareImage(metadata, language));
  const query = new URLSearchParams({ language, version });
  return { path: `${SHARE_IMAGE_PATH}?${query}`, type: 'image/png', size: SHARE_IMAGE_SIZE };
};
