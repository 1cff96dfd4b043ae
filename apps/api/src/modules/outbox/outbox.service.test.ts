import { expect, test } from 'vitest';
import { createOutboxService } from './outbox.service.ts';

const messages = new Map([
  ['1', 'To: José García <jose@people.example>\r\nSubject: Reset your password\r\n\r\nHello'],
  ['2', 'To: rene@people.example\r\nSubject: Café Zürich is a client now\r\n\r\nHello'],
  ['3', 'To: user@xn--mnchen-3ya.de\r\nSubject: Welcome\r\n\r\nHello'],
]);
const outbox = createOutboxService({
  files: {
    names: async () => [...messages.keys()],
    read: async (name) => Buffer.from(messages.get(name) ?? ''),
  },
});

test.for([
  ['jose garcia', '1'],
  ['GARCI\u0301A', '1'],
  ['cafe zurich', '2'],
  ['ÜRICH', '2'],
  ['user@münchen.de', '3'],
  ['münchen', '3'],
] as const)('searching the outbox for %s finds message %s', async ([q, id]) => {
  const { data, total } = await outbox.list({ page: 1, pageSize: 10, q });
  expect(data.map((message) => message.id)).toEqual([id]);
  expect(total).toBe(1);
});
