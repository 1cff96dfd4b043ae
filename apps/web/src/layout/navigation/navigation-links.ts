/** Main links of the site, in order. */
export const navigationLinks = [
  { label: 'Services', to: '/services' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Results', to: '/results' },
  { label: 'About', to: '/about' },
  { label: 'Resources', to: '/resources' },
] as const;

/** Quick links of the footer, in order. */
export const quickLinks = [
  { label: 'Services', to: '/services' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'ROI Calculator', to: '/calculator' },
  { label: 'Case Studies', to: '/success-stories' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Admin Portal', to: '/admin' },
  { label: 'Client Portal', to: '/portal' },
] as const;
