/** Public pages that search engines may index. */
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

/** One page of each kind, by the name used for screenshots and measurements. */
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

/** Confirms an audit request. */
export const confirmedContactPath = '/contact?sent=audit';

/** Two URLs of one screen, with the initial heading of each. Neither is indexed. */
export const passwordPages = {
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'One moment',
} as const;

/** Sign-in screens rendered by the server. */
export const signInPaths = ['/client/login', '/admin'] as const;

/** A FinTech story of the demo company. The site omits these. */
const finTechStory = '/success-stories/payments-startup-onboarding';

/** URLs that return 404. */
export const missingPaths = [
  '/nope',
  '/nope/nope/nope',
  '/services/nope',
  '/services/systems-audit/nope',
  '/success-stories/nope',
  finTechStory,
] as const;

/** Every screen that a visitor can see, once. */
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

/** URLs of the areas, with the screen that visitors see there. */
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
