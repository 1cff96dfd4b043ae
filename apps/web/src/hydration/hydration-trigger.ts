import type { TokenStore } from '@uplift/data-client';
import { takeRecordedClick } from './event-replay.ts';

/** The hydration of a section whose code loads on demand. */
export interface SectionHydration {
  /** Resolves when the section's code is needed. */
  requested: Promise<void>;
  request: () => void;
  /** Call it when the section has hydrated. */
  complete: () => void;
  isComplete: boolean;
  /** The button that was clicked before hydration. */
  clicked: HTMLElement | null;
}

/** Requests the hydration of a section when its element is needed. Returns a cleanup function. */
export type HydrationTrigger = (
  hydration: SectionHydration,
  element: HTMLElement,
  tokens: TokenStore | null,
) => () => void;

/** Distance from the viewport at which a section starts to load its code. */
const NEAR = '200px 0px';

export function createHydration(): SectionHydration {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hydration: SectionHydration = {
    requested: promise,
    request: resolve,
    isComplete: false,
    clicked: null,
    complete: () => {
      hydration.isComplete = true;
      const { clicked } = hydration;
      hydration.clicked = null;
      // Wait until the section has rendered browser-only values, such as a stored choice.
      if (clicked) queueMicrotask(() => clicked.click());
    },
  };
  return hydration;
}

/** Events that show that a visitor is about to use a section. */
const interactions = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Hydrates on pointer, touch, focus or input in the section, or when one of its images fails to load. Hydrates
 * at once if the focus is already there.
 */
export const onInteraction: HydrationTrigger = (hydration, element) => {
  const interact = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) hydration.request();
  };
  const click = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && element.contains(target) ? target.closest('button') : null;
    if (!button || hydration.isComplete) return;
    event.preventDefault();
    hydration.clicked = button;
    // Take it, so that the page doesn't replay it as well.
    takeRecordedClick(element);
  };
  hydration.clicked = takeRecordedClick(element);
  if (hydration.clicked || element.matches(':focus-within')) hydration.request();
  // Capture on the document: React stops events on elements that aren't hydrated yet.
  for (const type of interactions) document.addEventListener(type, interact, true);
  document.addEventListener('click', click, true);
  element.addEventListener('error', hydration.request, true);
  for (const image of element.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') hydration.request();
  }
  return () => {
    for (const type of interactions) document.removeEventListener(type, interact, true);
    document.removeEventListener('click', click, true);
    element.removeEventListener('error', hydration.request, true);
  };
};

/** Hydrates on interaction, or shortly before the section scrolls into view. */
export const onVisible: HydrationTrigger = (hydration, element, tokens) => {
  const stop = onInteraction(hydration, element, tokens);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) hydration.request();
    },
    { rootMargin: NEAR },
  );
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    stop();
    observer.disconnect();
  };
};

/** Hydrates at once if the section needs its code to look right, otherwise as another trigger does. */
export function atOnceIf(
  needsCode: (section: HTMLElement) => boolean,
  otherwise: HydrationTrigger,
): HydrationTrigger {
  return (hydration, element, tokens) => {
    if (needsCode(element)) hydration.request();
    return otherwise(hydration, element, tokens);
  };
}
