import { comboboxMessages } from '../../combobox/combobox.messages.ts';
import type { UiMessages } from './messages.ts';

/** The English messages, complete, as a source for translations. */
export const english: UiMessages = {
  combobox: comboboxMessages,
};
