import type { TokenStore } from '@uplift/data-client';
import { takeEarlyPress } from './early-press.ts';

/** Holds back the hydration of a section until its code is needed. */
export interface Gate {
  /** Resolves when the gate opens. */
  opened: Promise<void>;
  open: () => void;
  /** Call it when the section has hydrated. */
  pass: () => void;
  hasPassed: boolean;
  /** The button that was pressed before hydration. */
  pressed: HTMLElement | null;
}

/** Opens a gate when its element is needed. Returns a cleanup function. */
export type Watch = (gate: Gate, element: HTMLElement, tokens: TokenStore | null) => () => void;

/** Distance from the viewport at which a section starts to load its code. */
const NEAR = '200px 0px';

export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened: promise,
    hasPassed: false,
    pressed: null,
    open: () => {
      // React's `use` reads a promise with a `status` synchronously, instead of a tick later.
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
    pass: () => {
      gate.hasPassed = true;
      const { pressed } = gate;
      gate.pressed = null;
      // Wait until the section has rendered browser-only values, such as a stored choice.
      if (pressed) queueMicrotask(() => pressed.click());
    },
  };
  return gate;
}

/** Events that show that a visitor is about to use a section. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Opens on pointer, touch, focus or input in the section, or when one of its images fails to load. Opens at
 * once if the focus is already there.
 */
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
    // Take it, so that the page doesn't replay it as well.
    takeEarlyPress(element);
  };
  gate.pressed = takeEarlyPress(element);
  if (gate.pressed || element.matches(':focus-within')) gate.open();
  // Capture on the document: React stops events on elements that aren't hydrated yet.
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

/** Opens on interaction, or shortly before the section scrolls into view. */
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
