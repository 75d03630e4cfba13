import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchBucket,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { AppError } from '../../../errors/app-error.ts';

/** An S3-compatible bucket, or the objects below a prefix of it. */
export type BucketSettings = {
  name: string;
  /** @default '' */
  prefix: string;
  /** The base URL of a server that is not Amazon's. */
  endpoint: string | undefined;
  region: string;
};

/** The object by which access is checked. */
export const PROBE = '.probe';
/** A server that does not even accept a connection. */
const CONNECTION_TIMEOUT_MS = 3_000;
/** A server that sends nothing. */
const SILENCE_TIMEOUT_MS = 10_000;

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  !(error instanceof NoSuchBucket);

const unavailable = (cause: unknown): never => {
  throw new AppError('store_unavailable', { cause });
};

/** Whether the answer would be the same at the next attempt: wrong credentials, or no such bucket. */
export const isRefusal = (error: unknown) =>
  error instanceof S3ServiceException
    ? error.$fault === 'client' && error.$retryable === undefined
    : error instanceof Error && error.name === 'CredentialsProviderError';

/**
 * The objects of a bucket by key below its prefix, each read and written whole.
 * Every call throws AppError `store_unavailable` with the cause when the bucket does not do what it is asked to.
 */
export function createBucket({ name, prefix, endpoint, region }: BucketSettings) {
  const client = new S3Client({
    region,
    // Servers other than Amazon's seldom have names for their buckets.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Many compatible servers know no checksum but MD5, and every file is rehashed when it is read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });
  const root = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket: name, Key: `${root}${key}` });

  const put = async (key: string, bytes: Buffer, abortSignal?: AbortSignal): Promise<void> => {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentMD5 });
    await client.send(command, abortSignal && { abortSignal }).catch(unavailable);
  };

  const has = async (key: string, abortSignal?: AbortSignal): Promise<boolean> => {
    try {
      await client.send(new HeadObjectCommand(at(key)), abortSignal && { abortSignal });
      return true;
    } catch (error) {
      return isAbsent(error) ? false : unavailable(error);
    }
  };

  return {
    /** Its address, as in the settings. */
    address: `s3://${name}/${prefix}`,

    put,
    has,

    /** Writes an object and reads it. */
    async checkAccess(abortSignal?: AbortSignal): Promise<void> {
      await put(PROBE, Buffer.alloc(0), abortSignal);
      if (!(await has(PROBE, abortSignal))) unavailable(new Error('What was written cannot be read.'));
    },

    /** Undefined when there is no such object. */
    async get(key: string): Promise<Buffer | undefined> {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        return isAbsent(error) ? undefined : unavailable(error);
      }
    },

    /** The objects whose key begins with `start`. */
    async list(start: string): Promise<{ key: string; modifiedAt: Date }[]> {
      const found: { key: string; modifiedAt: Date }[] = [];
      try {
        const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: `${root}${start}` });
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified = new Date() } of Contents)
            found.push({ key: Key.slice(root.length), modifiedAt: LastModified });
      } catch (error) {
        return unavailable(error);
      }
      return found;
    },

    /** Deletes an object; one that is not there is no error. */
    async delete(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key))).catch(unavailable);
    },

    close: () => client.destroy(),
  };
}

export type Bucket = ReturnType<typeof createBucket>;
