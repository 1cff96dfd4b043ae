import { seedIdentifier } from './seed-identifier.ts';

/** People of the demo company who sign in. */
export const demoPeople = {
  admin: { id: seedIdentifier('account:admin'), name: 'Alex Morgan', email: 'admin@uplift.example' },
  manager: {
    id: seedIdentifier('account:manager'),
    name: 'Maya Torres',
    email: 'manager@uplift.example',
    bookingUrl: 'https://calendly.com/uplift-example/maya-torres',
  },
  client: {
    id: seedIdentifier('account:client'),
    name: 'Jordan Reed',
    email: 'client@uplift.example',
    companyId: seedIdentifier('client:northside-heating-and-air'),
    company: 'Northside Heating & Air',
  },
} as const;
