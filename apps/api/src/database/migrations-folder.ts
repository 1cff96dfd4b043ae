import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
