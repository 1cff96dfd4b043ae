'use client';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { type ReactElement, useSyncExternalStore } from 'react';
import { readRegions, subscribeToRegions } from './regions.ts';

const NONE: readonly HTMLElement[] = [];

function Branch({ region }: { region: HTMLElement }): null {
  useFocusScopeBranch(region);
  return null;
}

/**
 * Includes the toasts in the focus trap of the surrounding modal panel, because toasts are above all panels.
 */
export function ToastsInFocusTrap(): ReactElement[] {
  const regions = useSyncExternalStore(subscribeToRegions, readRegions, () => NONE);
  // biome-ignore lint/suspicious/noArrayIndexKey: Branches have no state.
  return regions.map((region, index) => <Branch key={index} region={region} />);
}
