import type { AccountUser } from '../../contract/entities/account-user.ts';
import type { ClientSession } from '../../contract/entities/client-session.ts';

export const sampleManager: AccountUser = {
  id: 'mara-lindqvist',
  name: 'Mara Lindqvist',
  email: 'mara@uplift.example',
  role: 'manager',
};

export const sampleAdmin: AccountUser = {
  id: 'ines-duarte',
  name: 'Ines Duarte',
  email: 'ines@uplift.example',
  role: 'admin',
};

/** A signed-in client whom a manager looks after. */
export const sampleClientSession: ClientSession = {
  id: 'ada-okafor',
  name: 'Ada Okafor',
  email: 'ada@northwind.example',
  company: 'Northwind Freight',
  clientToken: 'sample-handle',
  manager: {
    id: sampleManager.id,
    name: sampleManager.name,
    email: sampleManager.email,
    bookingUrl: 'https://meet.example/mara-lindqvist',
  },
};
