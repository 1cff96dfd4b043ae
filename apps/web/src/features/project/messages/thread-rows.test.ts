import type { Message } from '@uplift/data-client/contract/project';
import { expect, it } from 'vitest';
import { rowsOf } from './thread-rows.ts';

const message = (number: number, side: Message['side'], minutes: number, sender = side): Message => ({
  id: `m${number}`,
  number,
  side,
  sender: { id: sender, name: sender },
  body: 'Words',
  createdAt: new Date(2026, 2, 2, 9, minutes).toISOString(),
});

const shown = (content: Partial<Parameters<typeof rowsOf>[0]>) =>
  rowsOf({ messages: [], unsent: [], side: 'client', readUpTo: null, seenUpTo: 0, ...content })
    .slice(1)
    .map((row) =>
      row.kind === 'message'
        ? [row.key, row.own ? 'own' : '', row.first ? 'first' : '', row.seen ? 'seen' : ''].join(' ').trim()
        : row.kind,
    );

it('groups messages until another person writes or time passes', () => {
  const messages = [
    message(1, 'team', 0),
    message(2, 'team', 3),
    message(3, 'team', 40),
    message(4, 'team', 41, 'client'),
    message(5, 'team', 24 * 60),
  ];
  expect(shown({ messages })).toEqual([
    'day',
    'm1  first',
    'm2',
    'm3  first',
    'm4  first',
    'day',
    'm5  first',
  ]);
});

it('adds the unread line before the first unread message of the other side', () => {
  const messages = [message(1, 'team', 0), message(2, 'client', 1), message(3, 'team', 2)];
  expect(shown({ messages, readUpTo: 1 })).toEqual([
    'day',
    'm1  first',
    'm2 own first',
    'unread',
    'm3  first',
  ]);
  expect(shown({ messages, readUpTo: 3 })).not.toContain('unread');
  expect(shown({ messages, readUpTo: null })).not.toContain('unread');
});

it('adds the unread line only when the first unread message is loaded', () => {
  const messages = [message(60, 'team', 0), message(61, 'team', 1)];
  expect(shown({ messages, readUpTo: 58 })).not.toContain('unread');
  expect(shown({ messages, readUpTo: 59 })).toContain('unread');
});

it('marks the last own message that the other side has read', () => {
  const messages = [
    message(1, 'client', 0),
    message(2, 'client', 1),
    message(3, 'team', 2),
    message(4, 'client', 3),
  ];
  expect(shown({ messages, seenUpTo: 3 })).toEqual([
    'day',
    'm1 own first',
    'm2 own  seen',
    'm3  first',
    'm4 own first',
  ]);
});

it('ends with the unsent messages', () => {
  const unsent = [{ key: 'k', body: 'On its way', problem: null }];
  expect(shown({ messages: [message(1, 'client', 0)], unsent })).toEqual(['day', 'm1 own first', 'unsent']);
});
