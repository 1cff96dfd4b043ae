import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { argv } from 'node:process';
import S3rver from '@20minutes/s3rver';

const [, , directory = '', bucket = ''] = argv;

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});

// S3 writes are atomic, but this server writes objects in place. Write to a draft and rename it instead.
const { store } = server;
const putInPlace = store.putContent.bind(store);
store.putContent = async (path, content) => {
  const draft = `${path}.${randomUUID()}`;
  try {
    const written = await putInPlace(draft, content);
    await rename(draft, path);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

// The client signs list requests with the path it sends, `/bucket/`. This server verifies `/bucket`, so it
// would refuse all of them.
server.middleware.unshift((context, next) => {
  if (/^\/[^/?]+\/\?/.test(context.url)) {
    context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
  }
  return next();
});

const { port } = await server.run();
process.stdout.write(`listening on ${port}\n`);
