export const notFound = {
  eyebrow: '404',
  title: 'Page Not Found',
  lead: 'This page doesn’t exist. It may have moved, or a letter went missing on the way.',
  description: 'This page doesn’t exist.',
  home: 'Go to the home page',
} as const;

export const waysBack = [
  { label: 'Home', text: 'What we do, on one page', to: '/' },
  { label: 'Services', text: 'Six ways to win hours back', to: '/services' },
  { label: 'Pricing', text: 'What an audit and a build cost', to: '/pricing' },
  { label: 'Success stories', text: 'What others gained', to: '/success-stories' },
  { label: 'Contact', text: 'Ask a person', to: '/contact' },
] as const;
