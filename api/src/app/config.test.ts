import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('every setting has a default', () => {
    const config = readConfig({ PORT: '', UNRELATED: 'x' });

    assert.equal(config.port, 8080);
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.dataDir, '.data');
    assert.equal(config.databaseUrl, undefined);
    assert.equal(config.demo, true);
    assert.deepEqual(config.trustedProxies, []);
    assert.equal(config.canaryWindowMs, 30_000);
  });

  it('settings are read from the environment', () => {
    const config = readConfig({
      PORT: '9000',
      DEMO: '0',
      DATABASE_URL: 'postgresql://user@db/portal',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });

    assert.equal(config.port, 9000);
    assert.equal(config.demo, false);
    assert.equal(config.databaseUrl, 'postgresql://user@db/portal');
    assert.deepEqual(config.trustedProxies, ['10.0.0.0/8', '::1']);
  });

  it('T-71 a webhook is read with its key, over http for this machine only', () => {
    const key = Buffer.alloc(32, 1);
    const read = (url: string) =>
      readConfig({ RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` })
        .releaseWebhook;

    assert.deepEqual(read('https://hooks.example/x'), { url: 'https://hooks.example/x', secret: key });
    assert.equal(read('http://127.0.0.1:9/x')?.url, 'http://127.0.0.1:9/x');
    assert.throws(() => read('http://hooks.example/x'), /RELEASE_WEBHOOK_URL: neither https/);
    assert.throws(() => read('http://localhost.example/x'), ConfigError);
    assert.throws(
      () => readConfig({ RELEASE_WEBHOOK_SECRET: 'short' }),
      /RELEASE_WEBHOOK_SECRET: not whsec_/,
    );
  });

  it('a mail server and the address of the sender need each other', () => {
    const url = 'smtps://user:secret@mail.example:465';
    const from = 'no-reply@portal.example';

    assert.deepEqual(readConfig({ SMTP_URL: url, MAIL_FROM: from }).mail, { url, from });
    assert.equal(readConfig({}).mail, undefined);
    assert.throws(() => readConfig({ SMTP_URL: url }), /MAIL_FROM: SMTP_URL and MAIL_FROM need each other/);
    assert.throws(() => readConfig({ MAIL_FROM: from }), ConfigError);
    assert.throws(
      () => readConfig({ SMTP_URL: 'https://mail.example', MAIL_FROM: from }),
      /SMTP_URL: not an/,
    );
  });

  it('a bucket is read from its address, with or without a prefix', () => {
    const { bucket } = readConfig({ STORE_URL: 's3://builds-kr', S3_REGION: 'ap-northeast-2' });
    const other = readConfig({ STORE_URL: 's3://builds/portal/a/', S3_ENDPOINT: 'https://s3.internal' });

    assert.deepEqual(bucket, {
      name: 'builds-kr',
      prefix: '',
      endpoint: undefined,
      region: 'ap-northeast-2',
    });
    assert.deepEqual(other.bucket, {
      name: 'builds',
      prefix: 'portal/a',
      endpoint: 'https://s3.internal',
      region: 'us-east-1',
    });
    assert.equal(readConfig({}).bucket, undefined);
  });

  it('all invalid settings are reported at once', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        DEMO: 'perhaps',
        DATABASE_URL: 'sqlite:x',
        STORE_URL: 'https://bucket.s3.amazonaws.com/',
        S3_ENDPOINT: 'minio:9000',
        S3_REGION: 'not a region',
        TRUSTED_PROXIES: 'everybody',
        ISRC_PREFIX: 'kr-x4g',
        CANARY_WINDOW_SECONDS: '0',
        YOUTUBE_API_KEY: 'a key',
        YOUTUBE_API_ROOT: 'file:///x',
      });

    assert.throws(read, (error) => {
      assert.ok(error instanceof ConfigError);
      for (const name of [
        'PORT',
        'DEMO',
        'DATABASE_URL',
        'STORE_URL',
        'S3_ENDPOINT',
        'S3_REGION',
        'TRUSTED_PROXIES',
        'ISRC_PREFIX',
        'CANARY_WINDOW_SECONDS',
        'YOUTUBE_API_KEY',
        'YOUTUBE_API_ROOT',
      ])
        assert.match(error.message, new RegExp(`^  ${name}`, 'm'));
      return true;
    });
  });
});
