import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGLITE_FOLDER } from '../../database/pglite.ts';
import {
  type EmbeddedPostgresql,
  startEmbeddedPostgresql,
} from '../../database/testing/embedded-postgresql.ts';
import { createTemporaryDirectory } from '../temporary-directory.ts';
import type { ScenarioOptions } from './scenario.ts';

export const demoPassword = 'a long test password';

/** Environment of a server under load from many visitors, whose addresses come from a proxy's header. */
const commonEnvironment: Readonly<Record<string, string>> = {
  DEMO_PASSWORD: demoPassword,
  TRUST_PROXY: '1',
  SIGN_IN_LIMIT: '1000',
  WRITE_LIMIT: '100000',
  // Long, so that messages don't trigger mails, which are not under test.
  NOTIFICATION_DELAY: '3600',
};

/** The data of an installation. Server processes can use it one after another. */
export interface Place {
  environment: Record<string, string>;
  dataDirectory: string;
}

async function createPlace({ onEnd }: Pick<ScenarioOptions, 'onEnd'>): Promise<Place> {
  const { path, remove } = await createTemporaryDirectory();
  onEnd(remove);
  return { environment: { ...commonEnvironment, DATA_DIR: path }, dataDirectory: path };
}

/** Creates a data directory with an embedded database. */
export async function createPglitePlace({
  onEnd,
  template,
}: Pick<ScenarioOptions, 'onEnd' | 'template'>): Promise<Place> {
  const place = await createPlace({ onEnd });
  if (template) await cp(template, join(place.dataDirectory, PGLITE_FOLDER), { recursive: true });
  return place;
}

/** Creates a data directory and a separate PostgreSQL server. */
export async function createPostgresqlPlace(
  options: Pick<ScenarioOptions, 'onEnd'>,
): Promise<Place & { postgresql: EmbeddedPostgresql }> {
  const postgresql = await startEmbeddedPostgresql();
  options.onEnd(postgresql.stop);
  const { environment, dataDirectory } = await createPlace(options);
  return { environment: { ...environment, DATABASE_URL: postgresql.url }, dataDirectory, postgresql };
}
