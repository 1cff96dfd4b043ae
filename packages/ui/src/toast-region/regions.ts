let regions: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function write(next: readonly HTMLElement[]): void {
  regions = next;
  for (const listener of listeners) listener();
}

/** Adds an element with toasts to those of this page. Returns how to take it away. */
export function addRegion(region: HTMLElement): () => void {
  write([...regions, region]);
  return () => write(regions.filter((other) => other !== region));
}

/** The elements with toasts of this page. The same array until one comes or goes. */
export function readRegions(): readonly HTMLElement[] {
  return regions;
}

export function subscribeToRegions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
