import { z } from 'zod';
import { FIGURE_DAYS } from '../../demo/profiles.ts';
import { DEFAULT_MAX_CONTENT_BYTES } from '../figures/ingest/storage/content.repository.ts';
import { DEFAULT_LIMITS, type DoubtLimits } from '../figures/ingest/doubts/limits.ts';
import type { MailSettings } from '../platform/mail/mail-transport.ts';
import type { BucketSettings, WebhookSettings } from '../releases/release/index.ts';

const MEGABYTE = 1024 ** 2;
const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'], error: 'neither 1 nor 0' });

/** In plain text messages would be readable on the way, so that http is for this machine only. */
const isSafeToSend = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
};

/** The environment variables and their defaults. */
const variables = z.object({
  PORT: z.coerce.number({ error: 'not a port number' }).int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BUILDS_DIR: z.string().min(1).optional(),
  STORE_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/, {
      error: 'not an address like s3://bucket/prefix',
    })
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'not an address like https://…' }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'not the name of a region' })
    .default('us-east-1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'not an address like postgres://…' }).optional(),
  DATABASE_POOL: z.coerce.number({ error: 'not a number' }).int().min(1).max(200).default(10),
  STATEMENT_TIMEOUT_MS: z.coerce.number({ error: 'not a number' }).int().min(100).max(600_000).default(5_000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,256}$/, { error: 'not 32 to 256 printable characters' })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter((entry) => entry !== ''))
    .pipe(
      z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'not an address or network' })),
    ),
  HSTS_MAX_AGE: z.coerce.number({ error: 'not a number of seconds' }).int().min(0).default(31_536_000),
  DEMO: flag.default(true),
  DEMO_PROFILE: z.enum(['demo', 'large']).default('demo'),
  DEMO_DAYS: z.coerce
    .number({ error: 'not a number of days' })
    .int()
    .min(1)
    .max(FIGURE_DAYS)
    .default(FIGURE_DAYS),
  ISRC_PREFIX: z
    .string()
    .regex(/^[A-Z]{2}(?:[A-Z0-9]{1,2}|[A-Z0-9]{3}\d{0,6})?$/, { error: 'not the beginning of an ISRC' })
    .default('KRX4G'),
  MAX_DECREASE_PERCENT: z.coerce
    .number({ error: 'not a number' })
    .min(0)
    .max(100)
    .default(DEFAULT_LIMITS.maxDecrease * 100),
  MAX_DEVIATION_FACTOR: z.coerce
    .number({ error: 'not a number' })
    .min(2)
    .max(1_000)
    .default(DEFAULT_LIMITS.maxDeviation),
  DELIVERY_STORAGE_MB: z.coerce
    .number({ error: 'not a number' })
    .int()
    .min(0)
    .max(1_000_000)
    .default(DEFAULT_MAX_CONTENT_BYTES / MEGABYTE),
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, { error: 'not a key of the YouTube Data API' })
    .optional(),
  YOUTUBE_API_ROOT: z
    .url({ protocol: /^https?$/, error: 'not an address like https://…' })
    .default('https://youtube.googleapis.com/'),
  RELEASE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'not an address like https://…' })
    .refine((url) => isSafeToSend(url), { error: 'neither https:// nor an address of this machine' })
    .optional(),
  RELEASE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, { error: 'not whsec_ and 24 to 64 bytes in base64' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'not an address like smtps://…' }).optional(),
  MAIL_FROM: z.email({ error: 'not an e-mail address' }).optional(),
  CANARY_WINDOW_SECONDS: z.coerce
    .number({ error: 'not a number of seconds' })
    .int()
    .min(1)
    .max(3600)
    .default(30),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

const environmentSchema = variables.refine(
  ({ SMTP_URL, MAIL_FROM }) => (SMTP_URL === undefined) === (MAIL_FROM === undefined),
  { path: ['MAIL_FROM'], error: 'SMTP_URL and MAIL_FROM need each other' },
);

/** The settings of a server. */
export type Config = {
  port: number;
  host: string;
  /** Directory of all persistent data: the embedded database, builds, keys. */
  dataDir: string;
  /** A folder with the builds that a server was shipped with, each a folder; they are published at every start. */
  buildsDir: string | undefined;
  /** A bucket for the published builds, in place of a folder in the data directory. */
  bucket: BucketSettings | undefined;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Timeout of a request's statement on a PostgreSQL server, in milliseconds. */
  statementTimeoutMs: number;
  /** The bearer token of `/metrics`; without it the address does not exist. */
  metricsToken: string | undefined;
  /** Addresses or networks of trusted proxies; X-Forwarded headers of other clients are ignored. */
  trustedProxies: string[];
  /** Seconds for which browsers that came over TLS use HTTPS only; 0 ends it. */
  hstsMaxAge: number;
  /** Whether the first start creates demo domains, accounts and figures. */
  demo: boolean;
  demoProfile: 'demo' | 'large';
  /** Days of figures that the demo begins with. */
  demoDays: number;
  /** The prefix of every official ISRC: country and registrant of the licensor. */
  isrcPrefix: string;
  /** How far the figures of a delivery may differ from what is likely; beyond it is refused. */
  limits: DoubtLimits;
  /** The size of all delivered files together that are kept, compressed, to be brought back. */
  maxContentBytes: number;
  /** A key of the YouTube Data API; without it channels can neither be registered nor verified. */
  youtubeApiKey: string | undefined;
  /** The base URL of the Data API. */
  youtubeApiRoot: string;
  /** Where stops by the guard are posted. */
  releaseWebhook: WebhookSettings | undefined;
  /** The server that mails are sent through; without it nobody gets mail. */
  mail: MailSettings | undefined;
  /** How often the guard looks at canaries, and how long after its first report it judges a page load. */
  canaryWindowMs: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** Names every invalid setting, so that one start reports all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const toBucket = ({ STORE_URL, S3_ENDPOINT, S3_REGION }: z.infer<typeof environmentSchema>) => {
  if (STORE_URL === undefined) return undefined;
  const { host, pathname } = new URL(STORE_URL);
  return {
    name: host,
    prefix: pathname.replace(/^\/|\/$/g, ''),
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
  };
};

const toWebhook = ({ RELEASE_WEBHOOK_URL, RELEASE_WEBHOOK_SECRET }: z.infer<typeof environmentSchema>) =>
  RELEASE_WEBHOOK_URL === undefined
    ? undefined
    : {
        url: RELEASE_WEBHOOK_URL,
        secret:
          RELEASE_WEBHOOK_SECRET === undefined
            ? undefined
            : Buffer.from(RELEASE_WEBHOOK_SECRET.slice('whsec_'.length), 'base64'),
      };

const toMail = ({ SMTP_URL, MAIL_FROM }: z.infer<typeof environmentSchema>) =>
  SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM };

/** Reads the settings from the environment. An empty variable counts as not set. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  if (error) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new ConfigError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    buildsDir: data.BUILDS_DIR,
    bucket: toBucket(data),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    statementTimeoutMs: data.STATEMENT_TIMEOUT_MS,
    metricsToken: data.METRICS_TOKEN,
    trustedProxies: data.TRUSTED_PROXIES,
    hstsMaxAge: data.HSTS_MAX_AGE,
    demo: data.DEMO,
    demoProfile: data.DEMO_PROFILE,
    demoDays: data.DEMO_DAYS,
    isrcPrefix: data.ISRC_PREFIX,
    limits: { maxDecrease: data.MAX_DECREASE_PERCENT / 100, maxDeviation: data.MAX_DEVIATION_FACTOR },
    maxContentBytes: data.DELIVERY_STORAGE_MB * MEGABYTE,
    youtubeApiKey: data.YOUTUBE_API_KEY,
    youtubeApiRoot: data.YOUTUBE_API_ROOT,
    releaseWebhook: toWebhook(data),
    mail: toMail(data),
    canaryWindowMs: data.CANARY_WINDOW_SECONDS * 1_000,
    logLevel: data.LOG_LEVEL,
  };
};
