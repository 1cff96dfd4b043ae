import { notificationEndpoints } from '../notifications.ts';
import { ownAccountEndpoints } from '../own-account.ts';

/** Endpoints of the client area. */
export const clientEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('client'),
  ...notificationEndpoints('client'),
};
