import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { errorCode } from '../error-code.ts';
import { withoutValues } from '../error-text.ts';

/** What is never logged, wherever a logged object contains it. */
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

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: DescribedError;
}

/** Description of an error and its causes in a log. Their other fields may contain anything. */
function describeError(error: Error): DescribedError {
  const code = errorCode(error);
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Structured logs without secrets, one JSON object per line. */
export function loggerOptions(level: Config['logLevel'], stream?: LoggerOptions['stream']): LoggerOptions {
  return {
    level,
    serializers: { err: (error) => ({ ...describeError(error) }) },
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
