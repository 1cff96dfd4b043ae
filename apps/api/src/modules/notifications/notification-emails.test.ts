import { expect, test } from 'vitest';
import { newsEmail } from './notification-emails.ts';
import type { DeliveredNews } from './notifications.repository.ts';

const hello: DeliveredNews = {
  id: 1,
  clientId: '2',
  company: 'Alder',
  kind: 'message',
  text: 'Hello.',
  path: 'messages',
  createdAt: new Date('2026-06-01T12:00:00Z'),
};

const emailOf = (news: Partial<DeliveredNews>, timeZone = 'America/New_York') =>
  newsEmail({
    recipient: { kind: 'client', id: '1', name: 'Ana' },
    news: [{ ...hello, ...news }],
    siteUrl: 'https://uplift.example',
    timeZone,
  });

test.for([
  ['America/Los_Angeles', '2026-03-08T09:59:00Z', 'Mar 8, 2026, 1:59 AM PST'],
  ['America/Los_Angeles', '2026-03-08T10:00:00Z', 'Mar 8, 2026, 3:00 AM PDT'],
  ['America/Los_Angeles', '2026-11-01T08:30:00Z', 'Nov 1, 2026, 1:30 AM PDT'],
  ['America/Los_Angeles', '2026-11-01T09:30:00Z', 'Nov 1, 2026, 1:30 AM PST'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', 'Jan 1, 2027, 12:00 AM GMT+5:30'],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', 'Jan 1, 2027, 12:00 AM GMT+13'],
] as const)('shows a reader in %s the news of %s at %s', ([timeZone, createdAt, label]) => {
  const { text } = emailOf({ createdAt: new Date(createdAt) }, timeZone);
  expect(text.replaceAll('\u202f', ' ')).toContain(label);
});

test.for([
  ['Ana: ', 36],
  ['Anna: ', 35],
] as const)('never ends a subject that begins with "%s" within an emoji', ([sender, emoji]) => {
  const { subject } = emailOf({ text: `${sender}${'🎉'.repeat(100)}` });
  expect(subject).toBe(`${sender}${'🎉'.repeat(emoji)}…`);
});
