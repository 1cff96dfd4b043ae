import type { TokenStore } from '@uplift/data-client';
import { takeEarlyPress } from './early-press.ts';

/** Stands before a section whose code is not there yet. */
export interface Gate {
  /** Settles when it opens. */
  opened: Promise<void>;
  open: () => void;
  /** To be called when the section's code has taken over. */
  pass: () => void;
  hasPassed: boolean;
  /** The button that was pressed before. */
  pressed: HTMLElement | null;
}

/** Opens a gate when its element is wanted; gives the function that stops watching. */
export type Watch = (gate: Gate, element: HTMLElement, tokens: TokenStore | null) => () => void;

/** How far below the viewport a section starts to load its code. */
const NEAR = '200px 0px';

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    hasPassed: false,
    pressed: null,
    open: () => {
      // React reads a promise that carries its status at once, instead of a moment later.
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
    pass: () => {
      gate.hasPassed = true;
      const { pressed } = gate;
      gate.pressed = null;
      // After the section has rendered what only the browser knows, such as a stored choice.
      if (pressed) queueMicrotask(() => pressed.click());
    },
  };
  return gate;
}

/** What somebody does who is about to use a section. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** Opens when the section is pointed at, touched or focused, or when one of its images cannot be shown. */
export const openWhenApproached: Watch = (gate, element) => {
  const approach = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) gate.open();
  };
  const press = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && element.contains(target) ? target.closest('button') : null;
    if (!button || gate.hasPassed) return;
    event.preventDefault();
    gate.pressed = button;
    // The page need not press it as well.
    takeEarlyPress(element);
  };
  gate.pressed = takeEarlyPress(element);
  if (gate.pressed) gate.open();
  // On the document and early: React stops events on what it has not taken over yet.
  for (const type of approaches) document.addEventListener(type, approach, true);
  document.addEventListener('click', press, true);
  element.addEventListener('error', gate.open, true);
  for (const image of element.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') gate.open();
  }
  return () => {
    for (const type of approaches) document.removeEventListener(type, approach, true);
    document.removeEventListener('click', press, true);
    element.removeEventListener('error', gate.open, true);
  };
};

/** Opens when the section is approached, and before it comes into view. */
export const openWhenNear: Watch = (gate, element, tokens) => {
  const stop = openWhenApproached(gate, element, tokens);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) gate.open();
    },
    { rootMargin: NEAR },
  );
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    stop();
    observer.disconnect();
  };
};
