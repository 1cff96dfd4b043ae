export const doors = [
  {
    id: 'client',
    title: 'Client',
    text: 'Progress, documents, hours saved and messages with your manager.',
    action: 'Sign in as a client',
    to: '/client/login',
  },
  {
    id: 'team',
    title: 'Team',
    text: 'For managers at Uplift: your clients, milestones and agenda.',
    action: 'Sign in as a manager',
    to: '/manager',
  },
  {
    id: 'admin',
    title: 'Admin',
    text: 'Users, assets, success stories, keys and webhooks.',
    action: 'Sign in as an admin',
    to: '/admin',
  },
] as const;
