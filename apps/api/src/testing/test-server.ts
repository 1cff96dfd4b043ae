import { openDemoDatabase } from '../database/testing/test-database.ts';
import { startSeededServer, type TestServer, type TestServerOptions } from './seeded-server.ts';

export { demoPassword, type TestServer, type TestServerOptions } from './seeded-server.ts';

/** Starts a server on a seeded database of the engine under test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, demoFiles } = await openDemoDatabase();
  return startSeededServer(database, options, demoFiles);
}
