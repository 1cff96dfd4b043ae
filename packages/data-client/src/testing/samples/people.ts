import type { AccountUser } from '../../contract/entities/account-user.ts';
import type { ClientSession } from '../../contract/entities/client-session.ts';

export const sampleManager: AccountUser = {
  id: 'mara-lindqvist',
  name: 'Mara Lindqvist',
  email: 'mara@uplift.example',
  role: 'manager',
  timeZone: 'UTC',
};

export const sampleAdmin: AccountUser = {
  id: '00000000-0000-4000-8000-000000000100',
  name: 'Ines Duarte',
  email: 'ines@uplift.example',
  role: 'admin',
  timeZone: 'UTC',
};

/** A signed-in client with a manager. */
export const sampleClientSession: ClientSession = {
  id: 'ada-okafor',
  name: 'Ada Okafor',
  email: 'ada@northwind.example',
  clientId: '3f8d7c51-2f6b-4c1e-9a40-5d2b6a7e8c90',
  company: 'Northwind Freight',
  timeZone: 'UTC',
  clientToken: 'sample-handle',
  manager: {
    id: sampleManager.id,
    name: sampleManager.name,
    email: sampleManager.email,
    bookingUrl: 'https://meet.example/mara-lindqvist',
  },
};
