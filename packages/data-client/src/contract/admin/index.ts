import { ownAccountEndpoints } from '../own-account.ts';
import {
  actOnAssets,
  getAsset,
  getAssetFile,
  listAssetCategories,
  listAssets,
  replaceAssetFile,
  updateAsset,
  uploadAsset,
} from './assets.ts';
import { listAuditLog } from './audit-log.ts';
import * as invitations from './invitations.ts';
import * as secondFactor from './second-factor.ts';
import { actOnUsers, getUser, listUsers, updateUser } from './users.ts';

export {
  type AdminAsset,
  ASSET_TRASH_DAYS,
  type AssetAction,
  type AssetType,
  assetFile,
  assetTypes,
} from './assets.ts';
export type { AuditEntry } from './audit-log.ts';
export { type EventData, type EventType, eventData } from './events.ts';
export { ACTION_LIMIT, type ActionOutcomes } from './records.ts';
export type { User, UserAction } from './users.ts';

/** The calls of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
  listUsers,
  getUser,
  updateUser,
  actOnUsers,
  listAuditLog,
  listAssets,
  listAssetCategories,
  getAsset,
  getAssetFile,
  uploadAsset,
  replaceAssetFile,
  updateAsset,
  actOnAssets,
};
