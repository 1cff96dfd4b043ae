import { reportMisuse } from '../dev-warnings/report-misuse.ts';

let regions: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function write(next: readonly HTMLElement[]): void {
  regions = next;
  for (const listener of listeners) listener();
}

/** Registers an element with toasts, whose `data-toasts` is their position on the page. Returns a function that removes it. */
export function addRegion(region: HTMLElement): () => void {
  const { toasts } = region.dataset;
  if (regions.some((other) => other.dataset.toasts === toasts)) {
    reportMisuse(
      `Two elements show toasts at the ${toasts} of this page, so their toasts cover each other. Render either a ` +
        'Toaster or a ToastViewport, once, or give the Toaster another `position`.',
    );
  }
  write([...regions, region]);
  return () => write(regions.filter((other) => other !== region));
}

/** Returns the elements with toasts on this page. Returns the same array until one is added or removed. */
export function readRegions(): readonly HTMLElement[] {
  return regions;
}

export function subscribeToRegions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
