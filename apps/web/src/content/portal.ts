export const doors = [
  {
    id: 'client',
    title: 'Client',
    text: 'Progress, documents, hours saved and messages with your manager.',
    action: 'Client sign-in',
    to: '/client/login',
  },
  {
    id: 'team',
    title: 'Team',
    text: 'For managers at Uplift: your clients, milestones and agenda.',
    action: 'Team sign-in',
    to: '/manager',
  },
  {
    id: 'admin',
    title: 'Admin',
    text: 'Users, assets, success stories, keys and webhooks.',
    action: 'Admin sign-in',
    to: '/admin',
  },
] as const;
