import { ownAccountEndpoints } from '../own-account.ts';

/** The calls of the manager area. */
export const managerEndpoints = /* @__PURE__ */ ownAccountEndpoints('manager');
