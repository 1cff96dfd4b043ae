/** The list, as the page above those of one webhook and of the events. */
export const webhooksParent = { label: 'Webhooks', to: '/admin/webhooks' };
