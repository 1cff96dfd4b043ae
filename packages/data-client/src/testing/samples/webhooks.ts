import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '../../contract/admin/webhooks.ts';

const HOUR_MS = 3_600_000;

/** Returns a time some hours ago, so that relative texts stay valid. */
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const common = {
  description: '',
  eventTypes: null,
  disabledReason: null,
  pausedAt: null,
  disabledAt: null,
  failingSince: null,
  ownerId: '00000000-0000-4000-8000-000000000101',
  ownerName: 'Alex Morgan',
  previousSecretUntil: null,
  lastAttemptAt: hoursAgo(1),
  lastAttemptSucceeded: true,
  createdAt: hoursAgo(24 * 90),
  version: 1,
} as const;

/** Webhooks in each state. */
export const sampleWebhooks: readonly Webhook[] = [
  {
    ...common,
    id: '00000000-0000-4000-8000-000000000701',
    name: 'CRM',
    description: 'Makes a deal of every lead.',
    url: 'https://crm.example/hooks/uplift',
    eventTypes: ['lead.created'],
    state: 'active',
    week: { succeeded: 41, failed: 0 },
  },
  {
    ...common,
    id: '00000000-0000-4000-8000-000000000702',
    name: 'Team chat',
    url: 'https://chat.example/in/42',
    eventTypes: ['lead.created', 'message.created', 'deliverable.approved'],
    state: 'failing',
    failingSince: hoursAgo(30),
    lastAttemptSucceeded: false,
    week: { succeeded: 88, failed: 3 },
  },
  {
    ...common,
    id: '00000000-0000-4000-8000-000000000703',
    name: 'Warehouse',
    url: 'https://data.example/ingest',
    state: 'paused',
    pausedAt: hoursAgo(3),
    week: { succeeded: 210, failed: 0 },
  },
  {
    ...common,
    id: '00000000-0000-4000-8000-000000000704',
    name: 'Old reporting',
    url: 'https://old.example/hook',
    state: 'disabled',
    disabledAt: hoursAgo(50),
    disabledReason: 'The receiver responded with 410: it no longer accepts messages.',
    ownerId: null,
    ownerName: null,
    week: { succeeded: 0, failed: 0 },
  },
];

const delivery = {
  type: 'lead.created',
  test: false,
  attempts: 1,
  createdAt: hoursAgo(2),
  lastAttemptAt: hoursAgo(2),
  nextAttemptAt: null,
  lastStatus: 204,
  lastError: null,
} as const;

/** Deliveries of one of these webhooks, latest first. */
export const sampleWebhookDeliveries: readonly WebhookDelivery[] = [
  { ...delivery, id: '00000000-0000-4000-8000-000000000801', state: 'succeeded' },
  {
    ...delivery,
    id: '00000000-0000-4000-8000-000000000802',
    state: 'failed',
    attempts: 10,
    lastStatus: 500,
    lastError: 'The response was 500. Only 200 to 299 count as received.',
  },
  { ...delivery, id: '00000000-0000-4000-8000-000000000803', state: 'held', lastStatus: null },
  { ...delivery, id: '00000000-0000-4000-8000-000000000804', state: 'succeeded', test: true },
];

const attempt = {
  startedAt: hoursAgo(2),
  duration: 84,
  requestHeaders: {
    'content-type': 'application/json',
    'webhook-id': 'msg_00000000000040008000000000000802',
    'webhook-timestamp': '1772443800',
    'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
};

/** A failed delivery with its attempts. */
export const sampleWebhookDelivery: WebhookDeliveryDetail = {
  ...delivery,
  id: '00000000-0000-4000-8000-000000000802',
  state: 'failed',
  attempts: 2,
  lastStatus: 500,
  lastError: 'The response was 500. Only 200 to 299 count as received.',
  messageId: 'msg_00000000000040008000000000000802',
  body: '{"type":"lead.created","timestamp":"2026-03-02T09:30:00.000Z","data":{"email":"sam@northwind.example"}}',
  log: [
    {
      ...attempt,
      id: 2,
      number: 2,
      status: 500,
      answer: 'Internal Server Error',
      error: 'The response was 500. Only 200 to 299 count as received.',
    },
    {
      ...attempt,
      id: 1,
      number: 1,
      status: null,
      answer: null,
      error: 'Nothing is listening at this address.',
    },
  ],
};
