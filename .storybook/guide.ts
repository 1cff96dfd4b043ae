import type { ReactElement } from 'react';

/**
 * How to use a component, for its docs page. `button.guide.tsx` documents the component of `button.stories.tsx`.
 *
 * Texts are Markdown. Names of components in backticks become links to their pages.
 */
export interface Guide {
  /** Situations that the component is for. */
  use: readonly string[];
  /** Situations that it isn't for, and what to use instead. */
  avoid: readonly string[];
  /** All parts in JSX, without attributes that don't matter for the structure. */
  anatomy: string;
  /** Good and bad uses of the same content. */
  examples: readonly Comparison[];
  /** What keys do, in the order of importance. Empty if the component takes no focus. */
  keyboard: readonly Shortcut[];
  /** What screen readers announce, and what the author has to add for them. */
  screenReader: readonly string[];
}

interface Comparison {
  do: Example;
  dont: Example;
}

interface Example {
  /** Why it is good or bad. */
  text: string;
  content: ReactElement;
}

interface Shortcut {
  /** Keys as on the keyboard: `Enter`, `Shift + Tab`. */
  keys: readonly string[];
  /** What happens. */
  action: string;
}
