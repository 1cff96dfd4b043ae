import type { AdminAsset } from '../../contract/admin/assets.ts';

const DAY_MS = 24 * 3_600_000;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** The consultancy's files as admins see them: several types, and every state except trash. */
export const sampleAdminAssets: readonly AdminAsset[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Logo',
    category: 'logo',
    type: 'svg',
    byteSize: 1_240,
    width: 48,
    height: 48,
    state: 'active',
    checksum: 'a'.repeat(64),
    createdAt: daysAgo(700),
    updatedAt: daysAgo(12),
    deletedAt: null,
    version: 3,
  },
  {
    id: '00000000-0000-4000-8000-000000000301',
    name: 'Team at the workshop',
    category: 'illustration',
    type: 'jpeg',
    byteSize: 1_843_200,
    width: 2_400,
    height: 1_600,
    state: 'active',
    checksum: 'b'.repeat(64),
    createdAt: daysAgo(20),
    updatedAt: daysAgo(20),
    deletedAt: null,
    version: 1,
  },
  {
    id: '00000000-0000-4000-8000-000000000302',
    name: 'Offer template',
    category: 'document',
    type: 'pdf',
    byteSize: 90_112,
    width: null,
    height: null,
    state: 'inactive',
    checksum: 'c'.repeat(64),
    createdAt: daysAgo(3),
    updatedAt: daysAgo(1),
    deletedAt: null,
    version: 2,
  },
];

/** An asset deleted yesterday. */
export const sampleDeletedAsset: AdminAsset = {
  id: '00000000-0000-4000-8000-000000000303',
  name: 'Banner of last spring',
  category: 'illustration',
  type: 'webp',
  byteSize: 240_000,
  width: 1_600,
  height: 400,
  state: 'deleted',
  checksum: 'd'.repeat(64),
  createdAt: daysAgo(200),
  updatedAt: daysAgo(1),
  deletedAt: daysAgo(1),
  version: 4,
};
