import { addDays } from '../../calendar.ts';
import type { Database } from '../database.ts';
import { messageReads, messages, messageThreads } from '../schema/index.ts';
import { demoPeople } from './demo-accounts.ts';
import { type DemoCompany, demoColleagues, demoCompanies } from './demo-companies.ts';
import { conversationOf } from './demo-conversations.ts';
import { seedIdentifier } from './seed-identifier.ts';

/** Number of messages that the client of the demo tour hasn't read. */
const UNREAD = 2;

type NewMessage = typeof messages.$inferInsert;
type NewRead = typeof messageReads.$inferInsert;

function nameOfManager({ managerId }: DemoCompany): string {
  const team = [demoPeople.manager, ...demoColleagues];
  return team.find(({ id }) => id === managerId)?.name ?? demoPeople.manager.name;
}

function threadOf(demo: DemoCompany, index: number, today: string): NewMessage[] {
  const { id: clientId, managerId, people, project } = demo;
  const manager = nameOfManager(demo);
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
export async function seedDemoMessages(db: Database, { today }: { today: string }): Promise<void> {
  const threads = demoCompanies.map((demo, index) => ({ demo, thread: threadOf(demo, index, today) }));
  const lasts = threads.flatMap(({ demo, thread }) => {
    const last = thread.at(-1);
    return last ? [{ demo, last }] : [];
  });
  await db.insert(messages).values(threads.flatMap(({ thread }) => thread));
  await db
    .insert(messageThreads)
    .values(lasts.map(({ demo, last }) => ({ clientId: demo.id, lastNumber: last.number })));
  await db.insert(messageReads).values(lasts.flatMap(({ demo, last }) => readsOf(demo, last)));
}
