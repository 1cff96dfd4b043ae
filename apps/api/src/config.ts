import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTimeZone } from '@uplift/data-client/contract';
import * as v from 'valibot';
import type { S3Settings } from './files/s3-file-store.ts';
import { isTargetEntry } from './security/network-targets.ts';
import { StartError } from './start-error.ts';

/** Time zone of the office unless `OFFICE_TIME_ZONE` is set. */
export const DEFAULT_OFFICE_TIME_ZONE = 'America/New_York';

export const services = ['core', 'admin', 'tech-assets'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where uploaded files are stored. */
export type FilesConfig = { kind: 'local'; directory: string } | ({ kind: 's3' } & S3Settings);

/** All settings of the server. */
export type Config = ReturnType<typeof readConfig>;

export type Environment = Readonly<Record<string, string | undefined>>;

const secretVariables: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DEMO_PASSWORD',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  // An address with a password is refused.
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SECRET_KEY',
  'SMTP_URL',
]);

function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isHttpOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text;
}

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return !url.search && !url.hash && !url.username && !url.password;
}

function isHttpAddress(text: string): boolean {
  return isHttpUrl(text) && URL.parse(text)?.pathname === '/';
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** An e-mail address on one line, optionally with a name before it. */
function isSender(text: string): boolean {
  return /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text);
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function isTrustedProxy(value: number | string[]): boolean {
  if (typeof value === 'number') return value >= 1 && value <= 20;
  return value.length > 0 && value.every(isProxyAddress);
}

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));
const checked = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));
const listOf = (isValid: (entry: string) => boolean, message: string) =>
  v.pipe(v.string(), v.transform(list), v.everyItem(isValid, message));
const numberUpTo = (most: number, message: string) =>
  v.pipe(matching(/^\d+$/, message), v.transform(Number), v.maxValue(most, message));

const positiveNumber = v.pipe(
  matching(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999'),
  v.transform(Number),
);
const wholeNumber = v.pipe(matching(/^\d{1,6}$/, 'a whole number from 0 to 999999'), v.transform(Number));
const host = matching(/^[\w.:-]+$/, 'a host name or an IP address');
const port = numberUpTo(65_535, 'a whole number from 0 to 65535 (0 takes any free port)');
const origin = checked(
  isHttpOrigin,
  'one origin, such as https://admin.uplift.example (no path, no trailing slash)',
);
const servicesMessage = `one or more of ${services.join(', ')}, separated by commas`;

/** Schema of the variables as text. Each message completes the sentence "accepted: …". */
const Variables = v.object({
  NODE_ENV: v.optional(v.string()),
  OFFICE_TIME_ZONE: v.optional(
    checked(isTimeZone, 'an IANA time zone, such as America/Los_Angeles'),
    DEFAULT_OFFICE_TIME_ZONE,
  ),
  SIGN_IN_LIMIT: v.optional(positiveNumber, '30'),
  WRITE_LIMIT: v.optional(positiveNumber, '300'),
  CLIENT_STORAGE_GB: v.optional(positiveNumber, '5'),
  NOTIFICATION_DELAY: v.optional(numberUpTo(86_400, 'a whole number of seconds from 0 to 86400'), '120'),
  FORM_MIN_SECONDS: v.optional(wholeNumber, '3'),
  MAX_IN_FLIGHT: v.optional(positiveNumber, '1000'),
  MAX_EVENT_LOOP_DELAY_MS: v.optional(positiveNumber, '1000'),
  SHUTDOWN_DELAY_MS: v.optional(wholeNumber, '0'),
  SLOW_QUERY_MS: v.optional(wholeNumber, '500'),
  METRICS_HOST: v.optional(host, '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpUrl, 'an http or https address without a password, such as http://127.0.0.1:4318'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'uplift'),
  HOST: v.optional(host, '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  SITE_URL: v.optional(
    checked(isHttpAddress, 'an http or https address without a path, such as https://uplift.example'),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    checked(isPostgresUrl, 'an address such as postgres://user:password@host:5432/database'),
  ),
  FILES_S3_BUCKET: v.optional(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as uplift-files'),
  ),
  FILES_S3_PREFIX: v.optional(matching(/^[\w.-]+(?:\/[\w.-]+)*$/, 'folders, such as uplift or sites/uplift')),
  FILES_S3_REGION: v.optional(matching(/^[a-z0-9-]{1,40}$/, 'a region, such as eu-central-1')),
  FILES_S3_ENDPOINT: v.optional(
    checked(isHttpAddress, 'an http or https address without a path, such as https://s3.example'),
  ),
  FILES_S3_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'true or false')),
  FILES_S3_ACCESS_KEY_ID: v.optional(v.string()),
  FILES_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SEED: v.optional(v.picklist(['demo', 'none'], 'demo or none')),
  DEMO_PASSWORD: v.optional(
    checked(({ length }) => length >= 12 && length <= 128, 'from 12 to 128 characters'),
  ),
  SMTP_URL: v.optional(checked(isSmtpUrl, 'an address such as smtps://user:password@mail.example:465')),
  MAIL_FROM: v.optional(
    checked(isSender, 'a sender such as Uplift <hello@uplift.example>'),
    'Uplift <hello@uplift.example>',
  ),
  LEAD_MAIL_TO: v.optional(
    checked(isSender, 'an address such as sales@uplift.example, with or without a name'),
  ),
  SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'))),
      v.check(
        (key) => key.length === 32,
        '32 random bytes in base64, as "openssl rand -base64 32" prints them',
      ),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : list(text))),
      v.check(
        isTrustedProxy,
        'a number of hops from 1 to 20, or addresses separated by commas, such as 10.0.0.0/8,loopback; unset trusts no proxy',
      ),
    ),
  ),
  SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform(list),
      v.array(v.picklist(services, servicesMessage)),
      v.minLength(1, servicesMessage),
    ),
    services.join(','),
  ),
  ADMIN_ORIGIN: v.optional(origin),
  TECH_ASSETS_ORIGIN: v.optional(origin),
  CORS_ORIGINS: v.optional(
    listOf(
      isHttpOrigin,
      'origins separated by commas, such as https://uplift.example (no path, no trailing slash)',
    ),
    '',
  ),
  EMBED_ORIGINS: v.optional(
    listOf(
      isHttpOrigin,
      'origins separated by commas, such as https://shop.example (no path, no trailing slash)',
    ),
    '',
  ),
  WEBHOOK_ALLOWED_TARGETS: v.optional(
    listOf(
      isTargetEntry,
      'hosts, addresses or networks separated by commas, such as hooks.internal,10.0.0.0/8 (no scheme, no port)',
    ),
    '',
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, logLevels.join(', ')), 'info'),
  WEB_DIST: v.optional(v.string()),
  STORYBOOK_DIST: v.optional(v.string()),
  COMMIT: v.optional(v.string()),
});

type Variables = v.InferOutput<typeof Variables>;

const s3Variables = [
  'FILES_S3_PREFIX',
  'FILES_S3_REGION',
  'FILES_S3_ENDPOINT',
  'FILES_S3_PATH_STYLE',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

/** Rejects partial settings, which would store files in an unexpected place. */
const WholeVariables = v.pipe(
  Variables,
  v.forward(
    v.check(
      (given) => Boolean(given.FILES_S3_BUCKET) || s3Variables.every((name) => given[name] === undefined),
      'the name of a bucket, as other FILES_S3_ variables are set',
    ),
    ['FILES_S3_BUCKET'],
  ),
  v.forward(
    v.check(
      (given) => Boolean(given.FILES_S3_SECRET_ACCESS_KEY) === Boolean(given.FILES_S3_ACCESS_KEY_ID),
      'both FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY, or neither',
    ),
    ['FILES_S3_SECRET_ACCESS_KEY'],
  ),
);

function filesOf(variables: Variables, dataDirectory: string): FilesConfig {
  const {
    FILES_S3_BUCKET: bucket,
    FILES_S3_PREFIX: folder,
    FILES_S3_REGION: region = 'us-east-1',
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_PATH_STYLE: pathStyle,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (!bucket) return { kind: 'local', directory: join(dataDirectory, 'files') };
  return {
    kind: 's3',
    bucket,
    prefix: folder ? `${folder}/` : '',
    region,
    endpoint,
    // Self-hosted services rarely have a host for each bucket.
    pathStyle: pathStyle ? pathStyle === 'true' : endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function problemOf(name: string, given: string | undefined, accepted: string): string {
  const shown = secretVariables.has(name)
    ? 'a value that is not shown because it is a secret'
    : `"${given ?? ''}"`;
  return `  ${name}: got ${shown}; accepted: ${accepted}.`;
}

function commitOfRepository(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}

function webDirectoryOf(given: string | undefined, directory: string): string | null {
  if (given === 'none') return null;
  return given ? resolve(directory, given) : fileURLToPath(new URL('../../web/dist', import.meta.url));
}

const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** URL of a server that listens on this host and port, as seen from the same machine. */
export function addressOf(host: string, port: number): string {
  const name = wildcards[host] ?? (isIP(host) === 6 ? `[${host}]` : host);
  return `http://${name}:${port}`;
}

/**
 * Reads the configuration.
 *
 * @param environment the variables; an empty one counts as unset
 * @param directory base of relative paths
 * @throws StartError with one message that lists every problem
 */
export function readConfig(environment: Environment, directory: string = process.cwd()) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(WholeVariables, given);
  if (!result.success) {
    const accepted = new Map<string, string>();
    for (const issue of result.issues) {
      const name = String(issue.path?.[0]?.key);
      if (!accepted.has(name)) accepted.set(name, issue.message);
    }
    const problems = [...accepted].map(([name, message]) => problemOf(name, environment[name], message));
    throw new StartError(
      `The configuration is wrong.\n${problems.join('\n')}\nSet these environment variables right (.env.example describes each).`,
    );
  }
  const variables = result.output;
  const dataDirectory = resolve(directory, variables.DATA_DIR);
  return {
    host: variables.HOST,
    port: variables.PORT,
    /** Public URL of the site, without a trailing slash. */
    siteUrl: variables.SITE_URL
      ? new URL(variables.SITE_URL).origin
      : addressOf(variables.HOST, variables.PORT),
    dataDirectory,
    databaseUrl: variables.DATABASE_URL,
    files: filesOf(variables, dataDirectory),
    seed: variables.SEED ?? (variables.NODE_ENV === 'production' ? 'none' : 'demo'),
    demoPassword: variables.DEMO_PASSWORD,
    /** SMTP server for outgoing mail. If unset, messages are written to the outbox in the data directory. */
    smtpUrl: variables.SMTP_URL,
    /** Sender of mail. */
    mailFrom: variables.MAIL_FROM,
    /** Recipient of notifications about new leads. */
    leadMailTo: variables.LEAD_MAIL_TO ?? variables.MAIL_FROM,
    /**
     * 32-byte key that encrypts secrets in the database. If unset, the key is in a file in the data directory.
     */
    secretKey: variables.SECRET_KEY,
    /** Proxies whose X-Forwarded-For is trusted: none, the last hops, or these addresses. */
    trustProxy: variables.TRUST_PROXY ?? (false as const),
    /** IANA time zone of due dates, weeks and the guarantee. */
    officeTimeZone: variables.OFFICE_TIME_ZONE,
    /** Sign-in attempts and password requests that one address may make in five minutes. */
    signInLimit: variables.SIGN_IN_LIMIT,
    /** Calls other than reads that one signed-in person may make in a minute. */
    writeLimit: variables.WRITE_LIMIT,
    /** Total size of all files of one client, in bytes. */
    clientStorage: variables.CLIENT_STORAGE_GB * 1_024 ** 3,
    /** Delay before news is e-mailed, in seconds. News that a person sees in time isn't mailed. */
    notificationDelay: variables.NOTIFICATION_DELAY,
    /** Minimum time a person needs to fill in the audit form, in seconds. Faster submissions count as spam. */
    formMinSeconds: variables.FORM_MIN_SECONDS,
    /** Maximum number of concurrent requests. Further requests are refused immediately. */
    maxInFlight: variables.MAX_IN_FLIGHT,
    /** Maximum average event loop delay before requests are refused, in milliseconds. */
    maxEventLoopDelay: variables.MAX_EVENT_LOOP_DELAY_MS,
    /** Time that load balancers have to notice the shutdown of this process, in milliseconds. */
    shutdownDelay: variables.SHUTDOWN_DELAY_MS,
    /** Duration after which a database statement is logged as slow, in milliseconds. 0 logs none. */
    slowQuery: variables.SLOW_QUERY_MS,
    /** Where metrics are served. `null`: nowhere. */
    metrics:
      variables.METRICS_PORT === undefined
        ? null
        : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    /** Collector that spans are sent to, over OTLP/HTTP. `null`: none. */
    tracing:
      variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: variables.OTEL_SERVICE_NAME },
    services: services.filter((service) => variables.SERVICES.includes(service)),
    /** Origins of services that are deployed separately from this process. */
    serviceOrigins: {
      ...(variables.ADMIN_ORIGIN ? { admin: variables.ADMIN_ORIGIN } : {}),
      ...(variables.TECH_ASSETS_ORIGIN ? { 'tech-assets': variables.TECH_ASSETS_ORIGIN } : {}),
    },
    corsOrigins: variables.CORS_ORIGINS,
    /** Origins whose pages may frame the calculator and send reports from it. */
    embedOrigins: variables.EMBED_ORIGINS,
    /** Hosts, addresses and networks that webhooks may call although they aren't public. */
    webhookAllowedTargets: variables.WEBHOOK_ALLOWED_TARGETS,
    logLevel: variables.LOG_LEVEL,
    /** Folder of the built site. `null` if another server serves it, such as the development server. */
    webDirectory: webDirectoryOf(variables.WEB_DIST, directory),
    /** Folder of the built Storybook, served at /storybook/. `null`: none. */
    storybookDirectory: variables.STORYBOOK_DIST ? resolve(directory, variables.STORYBOOK_DIST) : null,
    commit: variables.COMMIT ?? commitOfRepository(),
  };
}

/** Loads a `.env` file into `process.env` without overriding variables that are already set. */
export function loadEnvironmentFile(directory: string = process.cwd()): void {
  const file = resolve(directory, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
