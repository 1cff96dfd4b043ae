import { describe, expect, test } from 'vitest';
import { addressOf, type Environment, readConfig } from './config.ts';
import { StartError } from './start-error.ts';

function refusalOf(environment: Environment): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('The configuration was accepted.');
}

describe('readConfig', () => {
  test('defaults to a demo on this machine only when the environment is empty', () => {
    expect(readConfig({ COMMIT: 'abc' }, '/srv/uplift')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      dataDirectory: '/srv/uplift/.data',
      databaseUrl: undefined,
      seed: 'demo',
      trustProxy: false,
      notificationDelay: 120,
      clientStorage: 5 * 1_024 ** 3,
      officeTimeZone: 'America/New_York',
      formMinSeconds: 3,
      services: ['core', 'admin', 'tech-assets'],
      corsOrigins: [],
      logLevel: 'info',
      commit: 'abc',
    });
  });

  test('seeds nothing in production unless configured', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SITE_URL: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test('detects the commit of the repository', () => {
    expect(readConfig({}).commit).toMatch(/^[0-9a-f]{40}$|^unknown$/);
  });

  test.for([
    ['2', 2],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['::1', ['::1']],
  ] as const)('reads TRUST_PROXY=%s', ([given, expected]) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  test.for(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
    'reads OFFICE_TIME_ZONE=%s',
    (zone) => {
      expect(readConfig({ OFFICE_TIME_ZONE: zone }).officeTimeZone).toBe(zone);
    },
  );

  test.for(['Mars/Olympus', '+05:30', 'New York'])('rejects OFFICE_TIME_ZONE=%s', (zone) => {
    expect(refusalOf({ OFFICE_TIME_ZONE: zone })).toContain(
      `OFFICE_TIME_ZONE: got "${zone}"; accepted: an IANA time zone, such as America/Los_Angeles.`,
    );
  });

  test('sends traces only to a configured collector', () => {
    expect(readConfig({}).tracing).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }).tracing).toEqual({
      endpoint: 'https://collector.example/otlp',
      serviceName: 'uplift',
    });
  });

  test.for([
    'collector:4318',
    'https://user:hunter2@collector.example',
    'https://:hunter2@collector.example',
  ])('rejects OTEL_EXPORTER_OTLP_ENDPOINT=%s without showing it', (endpoint) => {
    const refusal = refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect(refusal).toContain(
      'OTEL_EXPORTER_OTLP_ENDPOINT: got a value that is not shown because it is a secret; accepted: an http or https address without a password, such as http://127.0.0.1:4318.',
    );
    expect(refusal).not.toMatch(/hunter2|collector:4318/);
  });

  test.for(['SITE_URL', 'FILES_S3_ENDPOINT'])('rejects a password without a user in %s', (name) => {
    expect(refusalOf({ FILES_S3_BUCKET: 'files', [name]: 'https://:hunter2@uplift.example' })).toContain(
      name,
    );
  });

  test('returns services in a fixed order, regardless of the order given', () => {
    expect(readConfig({ SERVICES: 'tech-assets, core' }).services).toEqual(['core', 'tech-assets']);
  });

  test('reads the mail settings and the key that encrypts secrets', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      MAIL_FROM: 'Acme <hello@acme.example>',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    expect(config).toMatchObject({
      smtpUrl: 'smtps://user:secret@mail.example:465',
      mailFrom: 'Acme <hello@acme.example>',
    });
    expect(config.secretKey).toHaveLength(32);
  });

  test.for([
    { SMTP_URL: 'http://user:secret@mail.example' },
    { SECRET_KEY: 'secret' },
    { MAIL_FROM: 'Acme <hello@acme.example>\r\nBcc: x@y.example' },
  ])('rejects an invalid mail setting or secret key without showing secrets', (environment) => {
    const refusal = refusalOf(environment);
    expect(refusal).toContain(Object.keys(environment)[0]);
    expect(refusal).not.toMatch(/"secret"|user:secret@mail/);
  });

  test('stores files in the data directory or in the configured bucket', () => {
    expect(readConfig({ DATA_DIR: 'data' }, '/srv').files).toEqual({
      kind: 'local',
      directory: '/srv/data/files',
    });
    expect(readConfig({ FILES_S3_BUCKET: 'uplift-files', FILES_S3_REGION: 'eu-central-1' }).files).toEqual({
      kind: 's3',
      bucket: 'uplift-files',
      prefix: '',
      region: 'eu-central-1',
      endpoint: undefined,
      pathStyle: false,
      credentials: undefined,
    });
    expect(
      readConfig({
        FILES_S3_BUCKET: 'uplift-files',
        FILES_S3_PREFIX: 'sites/uplift',
        FILES_S3_ENDPOINT: 'https://s3.example',
        FILES_S3_ACCESS_KEY_ID: 'id',
        FILES_S3_SECRET_ACCESS_KEY: 'hunter2',
      }).files,
    ).toMatchObject({
      prefix: 'sites/uplift/',
      pathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'hunter2' },
    });
  });

  test.for([
    [{ FILES_S3_BUCKET: 'Uplift_Files' }, 'FILES_S3_BUCKET: got "Uplift_Files"'],
    [{ FILES_S3_BUCKET: 'files', FILES_S3_PREFIX: '/files/' }, 'FILES_S3_PREFIX'],
    [{ FILES_S3_BUCKET: 'files', FILES_S3_ENDPOINT: 'https://s3.example/files' }, 'FILES_S3_ENDPOINT'],
    [{ FILES_S3_BUCKET: 'files', FILES_S3_PATH_STYLE: 'yes' }, 'FILES_S3_PATH_STYLE'],
    [
      { FILES_S3_REGION: 'eu-central-1' },
      'FILES_S3_BUCKET: got ""; accepted: the name of a bucket, as other',
    ],
    [
      { FILES_S3_BUCKET: 'files', FILES_S3_SECRET_ACCESS_KEY: 'hunter2' },
      'FILES_S3_SECRET_ACCESS_KEY: got a value that is not shown because it is a secret; accepted: both',
    ],
  ] as const)('rejects invalid bucket settings: %o', ([environment, part]) => {
    const refusal = refusalOf(environment);
    expect(refusal).toContain(part);
    expect(refusal).not.toContain('hunter2');
  });

  test('parses origins as lists', () => {
    const config = readConfig({
      CORS_ORIGINS: 'https://uplift.example,http://localhost:5173',
      ADMIN_ORIGIN: 'https://admin.uplift.example',
    });
    expect(config.corsOrigins).toEqual(['https://uplift.example', 'http://localhost:5173']);
    expect(config.serviceOrigins).toEqual({ admin: 'https://admin.uplift.example' });
  });

  test('lists every problem with the value given and the values accepted', () => {
    const message = refusalOf({
      HOST: 'not a host',
      PORT: '70000',
      SEED: 'yes',
      SITE_URL: 'uplift.example',
      SERVICES: 'core,cooking',
      CORS_ORIGINS: 'https://uplift.example/path',
      TRUST_PROXY: 'everyone',
      LOG_LEVEL: 'chatty',
    });
    for (const part of [
      'HOST: got "not a host"',
      'PORT: got "70000"; accepted: a whole number from 0 to 65535',
      'SEED: got "yes"; accepted: demo or none.',
      'SITE_URL: got "uplift.example"',
      'SERVICES: got "core,cooking"; accepted: one or more of core, admin, tech-assets',
      'CORS_ORIGINS: got "https://uplift.example/path"',
      'TRUST_PROXY: got "everyone"; accepted: a number of hops from 1 to 20, or addresses',
      'LOG_LEVEL: got "chatty"; accepted: fatal, error, warn, info, debug, trace, silent.',
    ]) {
      expect(message).toContain(part);
    }
  });

  test('never repeats a secret', () => {
    const message = refusalOf({ DATABASE_URL: 'mysql://root:hunter2@db/x', DEMO_PASSWORD: 'swordfish' });
    expect(message).toContain('DATABASE_URL');
    expect(message).toContain('DEMO_PASSWORD');
    expect(message).toContain('from 12 to 128 characters');
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('swordfish');
  });

  test.for(['0x10', '-1', '80.5', '1e3'])('rejects PORT=%s', (port) => {
    expect(refusalOf({ PORT: port })).toContain(`PORT: got "${port}"`);
  });

  test.for(['-1', '1.5', '86401', 'soon'])('rejects NOTIFICATION_DELAY=%s', (delay) => {
    expect(refusalOf({ NOTIFICATION_DELAY: delay })).toContain('a whole number of seconds from 0 to 86400');
  });

  test.for(['0', '21', '300.1.1.1', '10.0.0.0/33', '10.0.0.0/8/8', ','])(
    'rejects TRUST_PROXY=%s',
    (given) => {
      expect(refusalOf({ TRUST_PROXY: given })).toContain(`TRUST_PROXY: got "${given}"`);
    },
  );
});

test.for([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
] as const)('the address of a server on %s is %s', ([host, address]) => {
  expect(addressOf(host, 3000)).toBe(address);
});
