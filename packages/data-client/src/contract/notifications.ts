import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { record } from './reading.ts';

/** How often a user gets e-mail about project updates: promptly, once a day, or never. */
export const notificationChoices = ['immediate', 'daily', 'off'] as const;

export const NotificationChoice = /* @__PURE__ */ v.picklist(
  notificationChoices,
  'Choose how often to get e-mail.',
);
export type NotificationChoice = v.InferOutput<typeof NotificationChoice>;

const NotificationSettings = /* @__PURE__ */ record({ choice: NotificationChoice });

/** Endpoints for a user's own e-mail notification settings about project updates. */
/* @__NO_SIDE_EFFECTS__ */
export function notificationEndpoints<const Area extends 'client' | 'manager'>(area: Area) {
  const common = {
    service: 'core',
    callers: [area],
    status: 200,
    path: `/api/${area}/notifications`,
    answer: NotificationSettings,
  } as const;
  return {
    getNotificationSettings: defineEndpoint({
      ...common,
      method: 'GET',
      summary: 'Retrieves how often the caller gets e-mail about project updates.',
    }),
    setNotificationSettings: defineEndpoint({
      ...common,
      method: 'PUT',
      summary: 'Updates how often the caller gets e-mail about project updates.',
      body: v.object({ choice: NotificationChoice }),
    }),
  };
}
