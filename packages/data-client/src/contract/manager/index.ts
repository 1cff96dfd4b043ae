import { notificationEndpoints } from '../notifications.ts';
import { ownAccountEndpoints } from '../own-account.ts';
import { getAgenda } from './agenda.ts';
import { listPortfolio } from './portfolio.ts';
import { getProfile, updateProfile } from './profile.ts';

export { type NotificationChoice, notificationChoices } from '../notifications.ts';
export { AGENDA_LIMIT, Agenda, AgendaItem } from './agenda.ts';
export type { PortfolioClient } from './portfolio.ts';
export type { ManagerProfile } from './profile.ts';

/** Endpoints of the manager area. */
export const managerEndpoints = /* @__PURE__ */ {
  ...ownAccountEndpoints('manager'),
  listPortfolio,
  getAgenda,
  getProfile,
  updateProfile,
  ...notificationEndpoints('manager'),
};
