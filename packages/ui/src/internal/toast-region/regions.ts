let regions: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function write(next: readonly HTMLElement[]): void {
  regions = next;
  for (const listener of listeners) listener();
}

/** Registers an element with toasts on this page. Returns a function that removes it. */
export function addRegion(region: HTMLElement): () => void {
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
