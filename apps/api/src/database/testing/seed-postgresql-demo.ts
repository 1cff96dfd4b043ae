import { connectPostgresql } from '../postgresql.ts';
import { seedTemplate } from './demo-seed.ts';

/*
 * Fills the migrated database at the first argument's address, and the folder in the second, with the demo
 * company. The setup of a run starts this as a separate process: Vitest resolves workspace packages to their
 * source in tests only, so the setup itself would need built packages.
 */

const [url = '', files = ''] = process.argv.slice(2);
const report = console.error;
const database = await connectPostgresql({ url, report, onIdleError: report });
await seedTemplate(database, files);
await database.close();
