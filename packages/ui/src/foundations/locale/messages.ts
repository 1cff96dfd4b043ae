import type { ComboboxMessages } from '../../combobox/combobox.messages.ts';

/** The built-in messages of this package, by component. A translation covers all of them. */
export interface UiMessages {
  combobox: ComboboxMessages;
}

/** All messages that `LocaleProvider` takes. Packages that build on this one add theirs. */
export interface Messages extends UiMessages {}

/** Some messages of some components. Missing ones are English. */
export type PartialMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };
