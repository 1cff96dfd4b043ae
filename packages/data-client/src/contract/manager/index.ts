import { ownAccountEndpoints } from '../own-account.ts';
import { listPortfolio } from './portfolio.ts';

export type { PortfolioClient } from './portfolio.ts';

/** The calls of the manager area. */
export const managerEndpoints = /* @__PURE__ */ { ...ownAccountEndpoints('manager'), listPortfolio };
