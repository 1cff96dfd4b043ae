import { createContext } from 'react';

export interface AccordionState {
  /** The `name` of items that close each other. */
  name: string | undefined;
  /** The open items, or `undefined` if each item has its own state. */
  open: readonly string[] | undefined;
  change: (value: string, open: boolean) => void;
}

export const AccordionContext = createContext<AccordionState>({
  name: undefined,
  open: undefined,
  change: () => {},
});
