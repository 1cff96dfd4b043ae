import { createToastStore } from '@uplift/ui/toast';

/** The toasts of public pages, one at a time. */
export const visitorToasts = createToastStore();
