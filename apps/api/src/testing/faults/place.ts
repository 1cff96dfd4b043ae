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

/** Variables of a server that is used hard by many visitors who are told apart by what a proxy says. */
const commonEnvironment: Readonly<Record<string, string>> = {
  DEMO_PASSWORD: demoPassword,
  TRUST_PROXY: '1',
  SIGN_IN_LIMIT: '1000',
  // Each message would otherwise bring a mail, which is not what is looked at.
  NOTIFICATION_DELAY: '3600',
};

/** Where processes of the server keep their data, one after the other. */
export interface Place {
  environment: Record<string, string>;
  dataDirectory: string;
}

async function createPlace({ onEnd }: Pick<ScenarioOptions, 'onEnd'>): Promise<Place> {
  const { path, remove } = await createTemporaryDirectory();
  onEnd(remove);
  return { environment: { ...commonEnvironment, DATA_DIR: path }, dataDirectory: path };
}

/** A fresh data directory with the embedded database. */
export async function createPglitePlace({
  onEnd,
  template,
}: Pick<ScenarioOptions, 'onEnd' | 'template'>): Promise<Place> {
  const place = await createPlace({ onEnd });
  if (template) await cp(template, join(place.dataDirectory, PGLITE_FOLDER), { recursive: true });
  return place;
}

/** A fresh data directory, and a PostgreSQL server of its own. */
export async function createPostgresqlPlace(
  options: Pick<ScenarioOptions, 'onEnd'>,
): Promise<Place & { postgresql: EmbeddedPostgresql }> {
  const postgresql = await startEmbeddedPostgresql();
  options.onEnd(postgresql.stop);
  const { environment, dataDirectory } = await createPlace(options);
  return { environment: { ...environment, DATABASE_URL: postgresql.url }, dataDirectory, postgresql };
}
