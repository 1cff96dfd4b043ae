import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

/** The address of a PostgreSQL database, and what the tokens of a CMS that nobody signs in to are made with. */
const { DATABASE_URL = '', PAYLOAD_SECRET = '' } = process.env;

export default buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  typescript: { autoGenerate: false },
  db: postgresAdapter({ pool: { connectionString: DATABASE_URL }, idType: 'uuid' }),
  collections: [
    {
      // Nobody signs in, but Payload has to have one such collection.
      slug: 'users',
      auth: true,
      fields: [],
    },
    {
      slug: 'tech-assets',
      access: { read: () => true },
      // As ours: the order in which they are listed.
      indexes: [{ fields: ['isActive', 'priority'] }],
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'iconPath', type: 'text' },
        { name: 'url', type: 'text' },
        { name: 'category', type: 'text', required: true },
        { name: 'description', type: 'text' },
        { name: 'priority', type: 'number', required: true },
        { name: 'orbitRadius', type: 'number' },
        { name: 'orbitSpeed', type: 'number' },
        { name: 'orbitTilt', type: 'number' },
        { name: 'iconSize', type: 'number' },
        { name: 'isActive', type: 'checkbox', defaultValue: true },
      ],
    },
  ],
});
