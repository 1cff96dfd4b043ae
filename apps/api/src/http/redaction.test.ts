import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

test('redacts secrets wherever a logged object contains them', () => {
  const lines: string[] = [];
  const app = Fastify({ logger: loggerOptions('info', { write: (line) => lines.push(line) }) });
  const secret = 'do-not-log-me';
  const headers = { authorization: secret, cookie: secret, 'x-manager-token': secret, 'set-cookie': secret };
  app.log.info(
    { headers, request: { headers }, body: { password: secret, token: secret }, password: secret },
    'careless',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('careless');
  expect(lines[0]).toContain('[redacted]');
  expect(lines[0]).not.toContain(secret);
});
