import { join } from 'node:path';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express from 'express';

/*
 * The server of React Router's template without its request log, which ours doesn't have either.
 */

const build = join(import.meta.dirname, 'build');

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use('/assets', express.static(join(build, 'client/assets'), { immutable: true, maxAge: '1y' }));
app.use(express.static(join(build, 'client')));
app.use(createRequestHandler({ build: await import(join(build, 'server/index.js')), mode: 'production' }));

const port = Number(process.env.PORT);
app.listen(port, '127.0.0.1', () => process.stdout.write('Ready\n'));
