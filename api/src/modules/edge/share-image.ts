import { createHash } from 'node:crypto';
import { chooseTextColor } from '@portal/shared/theme/style-sheet';
import type { Language } from '../../platform/http/languages.ts';
import { SHARE_IMAGE_PATH, SHARE_IMAGE_SIZE, type ShareImage } from '../media/share-image.ts';
import type { SiteMetadata } from '../site/site-metadata.ts';

const OWN_LOGO = /^\/media\/logo\/([\w-]+)\.svg$/;

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
  logo: OWN_LOGO.exec(metadata.logo_favicon)?.[1],
});

/** Changes with the picture, so that messengers, which cache by address, fetch a changed one. */
export const getShareImageVersion = (image: ShareImage) =>
  createHash('sha256').update(JSON.stringify(image)).digest('base64url').slice(0, 16);

/** Messengers show no SVG, so a domain whose own picture is one has a drawn bitmap instead. */
const hasOwnBitmap = ({ logo_meta: path }: SiteMetadata) =>
  path !== '' && path !== SHARE_IMAGE_PATH && !/\.svg(?:$|\?)/i.test(path);

/** The picture that other sites show with a link to a domain; type and size are known of a drawn one only. */
export const getShareImage = (
  metadata: SiteMetadata,
  language: Language,
): { path: string; type?: string; size?: typeof SHARE_IMAGE_SIZE } => {
  if (hasOwnBitmap(metadata)) return { path: metadata.logo_meta };
  const version = getShareImageVersion(describeShareImage(metadata, language));
  const query = new URLSearchParams({ language, version });
  return { path: `${SHARE_IMAGE_PATH}?${query}`, type: 'image/png', size: SHARE_IMAGE_SIZE };
};
