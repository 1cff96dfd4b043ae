import { notificationEndpoints } from '../notifications.ts';
import { ownAccountEndpoints } from '../own-account.ts';

export { type NotificationChoice, notificationChoices } from '../notifications.ts';

/** The calls of the manager area. */
export const managerEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('manager'),
  ...notificationEndpoints('manager'),
};
