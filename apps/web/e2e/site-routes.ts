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

/** One page of each kind, by the name that pictures and figures of it have. */
export const pageKinds = {
  home: '/',
  services: '/services',
  service: '/services/systems-audit',
  calculator: '/calculator',
  pricing: '/pricing',
  results: '/results',
  about: '/about',
  contact: '/contact',
  resources: '/resources',
  'success-stories': '/success-stories',
  'success-story': '/success-stories/dental-group-recall',
  portal: '/portal',
  'not-found': '/nope',
} as const;

/** What somebody sees whose request for an audit has arrived. */
export const confirmedContactPath = '/contact?sent=audit';

/** Two addresses of one screen, with what each says before it knows more. Neither is worth a search result. */
export const passwordPages = {
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'One moment',
} as const;

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

/** Every screen that a visitor can see, each once. */
export const everyPath = [
  ...listedPaths,
  confirmedContactPath,
  ...Object.keys(passwordPages),
  '/forgot-password?kind=client',
  ...signInPaths,
  '/manager',
  missingPaths[0],
] as const;

const adminPaths = [
  '/admin/dashboard',
  '/admin/leads',
  '/admin/client-errors',
  '/admin/audit-log',
  '/admin/jobs',
  '/admin/users',
  '/admin/users/clients',
  '/admin/assets',
  '/admin/tech-assets',
  '/admin/api-keys',
  '/admin/webhooks',
  '/admin/success-stories',
  '/admin/security',
  '/admin/anything/else',
] as const;

/** Addresses of the areas, with the screen that a visitor finds there. */
export const areaPaths = [
  ...['/client', '/client/settings', '/client/anything/else'].map((path) => ({
    path,
    signIn: 'Client sign-in',
  })),
  ...['/manager', '/manager/settings', '/manager/anything/else'].map((path) => ({
    path,
    signIn: 'Team sign-in',
  })),
  ...adminPaths.map((path) => ({ path, signIn: 'Admin sign-in' })),
];
