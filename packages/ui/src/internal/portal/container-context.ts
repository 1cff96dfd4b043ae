'use client';
import { createContext, use } from 'react';

/** The element that overlays are rendered into. `null` is the end of the body. */
export const ContainerContext = createContext<HTMLElement | null>(null);

/** Returns the element to render an overlay into: its own, or that of the surrounding `PortalProvider`. */
export function usePortalContainer(own: HTMLElement | null | undefined): HTMLElement | null {
  const inherited = use(ContainerContext);
  return own ?? inherited;
}
