import { addDays } from '../../calendar.ts';
import type { Database } from '../database.ts';
import { messageReads, messages, messageThreads } from '../schema/index.ts';
import { demoPeople } from './demo-accounts.ts';
import { type DemoCompany, demoCompanies } from './demo-companies.ts';
import { conversationOf } from './demo-conversations.ts';
import { seedIdentifier } from './seed-identifier.ts';

/** Number of messages that the client of the demo tour hasn't read. */
const UNREAD = 2;

interface Context {
  today: string;
  nameOf: (personId: string) => string;
}

type NewMessage = typeof messages.$inferInsert;
type NewRead = typeof messageReads.$inferInsert;

function threadOf(demo: DemoCompany, index: number, { today, nameOf }: Context): NewMessage[] {
  const { id: clientId, managerId, people, project } = demo;
  const manager = nameOf(managerId);
  const isToured = clientId === demoPeople.client.companyId;
  const [person] = people;
  return conversationOf(demo, { index, manager, isToured }).map(({ day, at, side, body }, position) => ({
    id: seedIdentifier(`message:${clientId}:${position}`),
    clientId,
    number: position + 1,
    side,
    senderId: side === 'team' || !person ? managerId : person.id,
    senderName: side === 'team' || !person ? manager : person.name,
    body,
    createdAt: new Date(`${addDays(today, day - project.startedDaysAgo)}T${at}:00Z`),
  }));
}

/** Read positions: everyone has read everything, except the client of the demo tour. */
function readsOf({ id: clientId, managerId, people }: DemoCompany, last: NewMessage): NewRead[] {
  const isToured = clientId === demoPeople.client.companyId;
  const read = { clientId, lastNumber: last.number, readAt: last.createdAt };
  return [
    { ...read, personId: managerId, side: 'team' },
    ...people.map(
      ({ id }): NewRead => ({
        ...read,
        personId: id,
        side: 'client',
        lastNumber: isToured ? last.number - UNREAD : last.number,
      }),
    ),
  ];
}

/** Inserts the messages between the demo's clients and their managers so far. */
export async function seedDemoMessages(db: Database, context: Context): Promise<void> {
  const threads = demoCompanies.map((demo, index) => threadOf(demo, index, context));
  const lasts = threads.flatMap((thread) => thread.at(-1) ?? []);
  await db.insert(messages).values(threads.flat());
  await db
    .insert(messageThreads)
    .values(lasts.map(({ clientId, number }) => ({ clientId, lastNumber: number })));
  await db.insert(messageReads).values(
    demoCompanies.flatMap((demo) => {
      const last = lasts.find(({ clientId }) => clientId === demo.id);
      return last ? readsOf(demo, last) : [];
    }),
  );
}
