/**
 * The names of the company. To run the site under another name, change this module, `office.ts` and the
 * accounts in `footer-links.ts`.
 */
export const brand = {
  name: 'Uplift',
  legalName: 'Uplift Systems, Inc.',
  tagline: 'Systems audits and automation for small businesses',
  /** The description of pages that have none of their own. */
  description:
    'Uplift finds the work that eats your week and automates it. Systems audits and automation builds for small businesses, with first results in 30 days.',
  email: 'hello@uplift.example',
  phone: {
    label: '(614)\u00a0555-0142',
    href: 'tel:+16145550142',
  },
  /** The asset that the navigation bar uses as its logo. It can be replaced but not deleted. */
  navigationLogoId: '00000000-0000-4000-8000-000000000001',
} as const;
