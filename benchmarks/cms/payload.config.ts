import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

/** URL of a PostgreSQL database, and the token secret of a CMS that no user signs in to. */
const { DATABASE_URL = '', PAYLOAD_SECRET = '' } = process.env;

export default buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  typescript: { autoGenerate: false },
  db: postgresAdapter({ pool: { connectionString: DATABASE_URL }, idType: 'uuid' }),
  collections: [
    {
      // No user signs in, but Payload requires a collection of users.
      slug: 'users',
      auth: true,
      fields: [],
    },
    {
      slug: 'tech-assets',
      access: { read: () => true },
      // As in our schema: the order of the list.
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
