'use client';
import type { ReactElement, ReactNode } from 'react';
import { ContainerContext } from '../internal/portal/container-context.ts';

export interface PortalProviderProps {
  /** The part of the page whose overlays render into the container. */
  children?: ReactNode;
  /**
   * The element that overlays inside are rendered into. `null`, for example until it has mounted, is the end
   * of the body.
   */
  container: HTMLElement | null;
}

/**
 * Sets where overlays are rendered, for apps in a shadow root, an iframe or an element in full screen. One
 * overlay's own `container` wins.
 */
export function PortalProvider({ container, children }: PortalProviderProps): ReactElement {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}
