import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.ts';

/*
 * Creates the tables and inserts the rows of rows.json. Not in production mode, in which Payload creates no
 * tables.
 */

const rows: Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL('rows.json', import.meta.url), 'utf8'),
);
const payload = await getPayload({ config });
for (const data of rows) await payload.db.create({ collection: 'tech-assets', data });
const { totalDocs } = await payload.count({ collection: 'tech-assets' });
process.stdout.write(`${totalDocs} rows\n`);
await payload.destroy();
process.exit();
