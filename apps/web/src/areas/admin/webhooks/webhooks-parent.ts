/** Parent page of a webhook and of the event catalog: the list. */
export const webhooksParent = { label: 'Webhooks', to: '/admin/webhooks' };
