/** Public pages that search engines may list. */
export const listedPaths = [
  '/',
  '/services',
  '/services/systems-audit',
  '/services/workflow-automation',
  '/services/crm-sales-automation',
  '/services/reporting-dashboards',
  '/services/integrations',
  '/services/ongoing-optimization',
  '/calculator',
  '/pricing',
  '/results',
  '/about',
  '/contact',
  '/resources',
  '/success-stories',
  '/success-stories/dental-group-recall',
  '/portal',
] as const;

/** Two addresses of one screen, which is not worth a search result. */
export const passwordPaths = ['/forgot-password', '/reset-password'] as const;

/** Sign-in screens that come ready from the server. */
export const signInPaths = ['/client/login', '/admin'] as const;

/** A FinTech story of the demo company; the site leaves it out. */
const finTechStory = '/success-stories/payments-startup-onboarding';

/** Addresses at which there is nothing. */
export const missingPaths = [
  '/nope',
  '/nope/nope/nope',
  '/services/nope',
  '/services/systems-audit/nope',
  '/success-stories/nope',
  finTechStory,
] as const;

export const adminPaths = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/assets',
  '/admin/tech-assets',
  '/admin/api-keys',
  '/admin/webhooks',
  '/admin/success-stories',
  '/admin/anything/else',
] as const;

/** Addresses of the areas, with the screen that a visitor finds there. */
export const areaPaths = [
  ...['/client', '/client/anything/else'].map((path) => ({ path, signIn: 'Client sign-in' })),
  ...['/manager', '/manager/anything/else'].map((path) => ({ path, signIn: 'Team sign-in' })),
  ...adminPaths.map((path) => ({ path, signIn: 'Admin sign-in' })),
];
