export const portal = {
  title: 'Client portal',
  lead: 'Progress, documents, hours saved and messages with your manager.',
  staff: {
    text: 'Staff sign in here:',
    links: [
      { label: 'Team sign-in', to: '/manager' },
      { label: 'Admin sign-in', to: '/admin' },
    ],
  },
} as const;
