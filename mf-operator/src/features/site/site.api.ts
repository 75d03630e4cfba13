import { api } from '@portal/shared/http';
import type { PostRequestBody, WriteHeaders } from '@portal/shared/http';
import type { SiteSettings } from '../../components/site/site.api.ts';

/** The changed settings of a domain, and the version of it that the operator has seen. */
export type SiteChange = PostRequestBody<'/operator/site/change'> & Pick<SiteSettings, 'version'>;

/** Changes the domain that the operator has seen; a newer version of it is refused. */
export const changeSite = ({ version, ...change }: SiteChange, headers: WriteHeaders) =>
  api.post('/operator/site/change', change, { headers: { ...headers, 'If-Match': `"${version}"` } });

/** Deletes a domain with its accounts; refused while one of them has channels. */
export const deleteSite = (deletion: PostRequestBody<'/operator/site/delete'>, headers: WriteHeaders) =>
  api.post('/operator/site/delete', deletion, { headers });

export type PictureKind = 'logo' | 'share_image';

/** How long a picture of the largest size may take on a slow line, in milliseconds. */
const UPLOAD_TIMEOUT = 120_000;

const MAX_NAME = 200;

/** Stores a picture and returns its path, which a setting of a domain may then have. */
export const sendPicture = (kind: PictureKind, file: File) =>
  // The server reads the format from the bytes.
  api.post('/operator/site/pictures', new Blob([file], { type: 'application/octet-stream' }), {
    query: { kind, name: file.name.slice(-MAX_NAME) },
    timeout: UPLOAD_TIMEOUT,
  });
