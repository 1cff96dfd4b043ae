export const waysBack = [
  { label: 'Home', text: 'The offer in one page', to: '/' },
  { label: 'Services', text: 'Six ways to win hours back', to: '/services' },
  { label: 'Pricing', text: 'What an audit and a build cost', to: '/pricing' },
  { label: 'Success stories', text: 'What it came to for others', to: '/success-stories' },
  { label: 'Contact', text: 'Ask a person', to: '/contact' },
] as const;
