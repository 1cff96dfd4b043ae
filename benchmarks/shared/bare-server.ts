import Fastify from 'fastify';

/** Response of the bare server to every request. */
export interface RecordedAnswer {
  headers: Record<string, string>;
  bodyBase64: string;
}

function isRecordedAnswer(message: unknown): message is RecordedAnswer {
  return typeof message === 'object' && message !== null && 'bodyBase64' in message;
}

process.once('message', async (message) => {
  if (!isRecordedAnswer(message)) throw new Error('Expected a recorded answer.');
  const body = Buffer.from(message.bodyBase64, 'base64');
  const app = Fastify({ logger: false });
  app.get('/*', (_request, reply) => reply.headers(message.headers).send(body));
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
});
