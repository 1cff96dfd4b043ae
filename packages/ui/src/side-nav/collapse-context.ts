'use client';
import { createContext, useContext } from 'react';

interface Collapse {
  collapsed: boolean;
  toggle: () => void;
}

export const CollapseContext = createContext<Collapse>({ collapsed: false, toggle: () => {} });

/** Returns whether the surrounding navigation is collapsed to icons, and how to toggle it. */
export function useCollapse(): Collapse {
  return useContext(CollapseContext);
}
