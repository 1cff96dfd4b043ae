import { ownAccountEndpoints } from '../own-account.ts';
import * as invitations from './invitations.ts';
import * as secondFactor from './second-factor.ts';

/** The calls of the admin area. */
export const adminEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('admin'),
  ...secondFactor,
  ...invitations,
};
