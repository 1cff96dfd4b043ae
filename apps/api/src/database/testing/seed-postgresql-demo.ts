import { connectPostgresql } from '../postgresql.ts';
import { seedTemplate } from './demo-seed.ts';

/*
 * Fills the migrated database at the address that is given first, and the folder that is given second, with the demo
 * company. The setup of a run starts it as a process, since Vitest resolves the packages of the workspace for tests
 * alone: where none is built, the setup itself finds none.
 */

const [url = '', files = ''] = process.argv.slice(2);
const report = console.error;
const database = await connectPostgresql({ url, report, onIdleError: report });
await seedTemplate(database, files);
await database.close();
