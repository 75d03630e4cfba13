import type { SiteSettings } from '../../components/site/site.api.ts';

/** A domain's setting while its share image is drawn by the server, which draws the one of the requested host. */
const DRAWN_SHARE_IMAGE = '/media/share.png';

/** The address of a picture of a domain on this host; the version makes the browser fetch a picture that was drawn again. */
export const pictureAddress = (
  path: string,
  { domain, version }: Pick<SiteSettings, 'domain' | 'version'>,
) =>
  path === DRAWN_SHARE_IMAGE
    ? `${path}?${new URLSearchParams({ domain, version: String(version) }).toString()}`
    : path;
