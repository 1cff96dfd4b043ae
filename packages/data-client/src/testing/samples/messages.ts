import type { Message } from '../../contract/project/messages.ts';
import { sampleClientSession, sampleManager } from './people.ts';

const ada = { id: sampleClientSession.id, name: sampleClientSession.name };
const mara = { id: sampleManager.id, name: sampleManager.name };

const at = (day: number, time: string) => `2026-03-${String(day).padStart(2, '0')}T${time}:00.000Z`;

/** A thread between a client and the manager, latest message first. */
export const sampleMessages: readonly Message[] = [
  {
    id: '00000000-0000-4000-8000-000000000906',
    number: 6,
    side: 'team',
    sender: mara,
    body: 'And one more: shall the drivers get the change by text message, or in their app only?',
    createdAt: at(4, '15:24'),
  },
  {
    id: '00000000-0000-4000-8000-000000000905',
    number: 5,
    side: 'team',
    sender: mara,
    body: 'The load board now fills itself from the phone notes. Could you look at Tuesday’s sample before I switch it on? https://uplift.example/samples/tuesday',
    createdAt: at(4, '15:20'),
  },
  {
    id: '00000000-0000-4000-8000-000000000904',
    number: 4,
    side: 'client',
    sender: ada,
    body: 'It does. And the team liked that their own words are in there.',
    createdAt: at(3, '19:25'),
  },
  {
    id: '00000000-0000-4000-8000-000000000903',
    number: 3,
    side: 'team',
    sender: mara,
    body: 'The audit report is ready. Page 4 lists what we would automate, sorted by hours saved:\n\n1. Hand-over after the first call\n2. Status mails to customers\n3. Matching of delivery notes\n\nDoes this order fit yours?',
    createdAt: at(3, '13:05'),
  },
  {
    id: '00000000-0000-4000-8000-000000000902',
    number: 2,
    side: 'client',
    sender: ada,
    body: 'Thanks, good to have one place for it.',
    createdAt: at(2, '16:40'),
  },
  {
    id: '00000000-0000-4000-8000-000000000901',
    number: 1,
    side: 'team',
    sender: mara,
    body: 'Hi Ada, I am Mara and I run your project with you. This is the place for everything between us.',
    createdAt: at(2, '14:05'),
  },
];
