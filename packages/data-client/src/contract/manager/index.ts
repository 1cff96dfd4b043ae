import { ownAccountEndpoints } from '../own-account.ts';
import { getProfile, updateProfile } from './profile.ts';

export type { ManagerProfile } from './profile.ts';

/** The calls of the manager area. */
export const managerEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('manager'),
  getProfile,
  updateProfile,
};
