interface FooterLink {
  label: string;
  href: string;
}

/** Placeholders until the accounts exist. Separate from the brand, because only the footer needs them. */
export const socialAccounts: readonly FooterLink[] = [
  { label: 'LinkedIn', href: '#' },
  { label: 'YouTube', href: '#' },
  { label: 'X', href: '#' },
];

export const legalPages: readonly FooterLink[] = [
  { label: 'Privacy Policy', href: '/about#privacy-policy' },
  { label: 'Terms of Service', href: '/about#terms-of-service' },
  { label: 'Cookie Policy', href: '/about#cookie-policy' },
];
