import type { AccountUser, ClientSession } from '../src/index.ts';

export const credentials = { email: 'ada@northwind.example', password: 'correct horse battery staple' };

export const ada: ClientSession = {
  id: 'ada',
  name: 'Ada Okafor',
  email: credentials.email,
  company: 'Northwind',
  clientToken: 'handle-of-ada',
  manager: {
    id: 'mara',
    name: 'Mara Lindqvist',
    email: 'mara@uplift.example',
    bookingUrl: 'https://meet.example/mara',
  },
};

export const mara: AccountUser = {
  id: 'mara',
  name: 'Mara Lindqvist',
  email: 'mara@uplift.example',
  role: 'manager',
};

export const ines: AccountUser = {
  id: 'ines',
  name: 'Ines Duarte',
  email: 'ines@uplift.example',
  role: 'admin',
};
