import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** What never reaches a log, wherever a logged object holds it. */
const redactedPaths: string[] = ['headers', 'req.headers', 'request.headers', 'res.headers'].flatMap(
  (place) =>
    ['authorization', 'cookie', '["x-manager-token"]', '["set-cookie"]'].map((name) =>
      name.startsWith('[') ? `${place}${name}` : `${place}.${name}`,
    ),
);

const redactedFields = [
  'password',
  'current',
  'token',
  'totp',
  'code',
  'secret',
  'authorization',
  'cookie',
  '["x-manager-token"]',
  '["set-cookie"]',
];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Structured logs, one JSON object a line, without secrets. */
export function loggerOptions(level: Config['logLevel'], stream?: LoggerOptions['stream']): LoggerOptions {
  return {
    level,
    redact: {
      paths: [
        ...redactedPaths,
        ...redactedFields,
        ...redactedFields.map((field) => (field.startsWith('[') ? `*${field}` : `*.${field}`)),
      ],
      censor: '[redacted]',
    },
    ...(stream ? { stream } : {}),
  };
}
