export const waysBack = [
  { label: 'Home', text: 'What we do, on one page', to: '/' },
  { label: 'Services', text: 'Six ways to win hours back', to: '/services' },
  { label: 'Pricing', text: 'What an audit and a build cost', to: '/pricing' },
  { label: 'Success stories', text: 'What others gained', to: '/success-stories' },
  { label: 'Contact', text: 'Ask a person', to: '/contact' },
] as const;
