'use client';
import { createContext, useContext } from 'react';

interface Collapse {
  collapsed: boolean;
  toggle: () => void;
}

export const CollapseContext = createContext<Collapse>({ collapsed: false, toggle: () => {} });

/** Whether the navigation around shows icons only, and how to change that. */
export function useCollapse(): Collapse {
  return useContext(CollapseContext);
}
