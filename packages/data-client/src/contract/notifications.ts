import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { record } from './reading.ts';

/** When somebody is mailed of what is new in their projects: soon, once a day, never. */
export const notificationChoices = ['immediate', 'daily', 'off'] as const;

export const NotificationChoice = /* @__PURE__ */ v.picklist(
  notificationChoices,
  'Choose when you get mail.',
);
export type NotificationChoice = v.InferOutput<typeof NotificationChoice>;

const NotificationSettings = /* @__PURE__ */ record({ choice: NotificationChoice });

/** What everybody who has to do with projects decides about the mail that tells them of news. */
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
      summary: 'When the caller is mailed of what is new in their projects.',
    }),
    setNotificationSettings: defineEndpoint({
      ...common,
      method: 'PUT',
      summary: 'Changes when the caller is mailed of what is new in their projects.',
      body: v.object({ choice: NotificationChoice }),
    }),
  };
}
