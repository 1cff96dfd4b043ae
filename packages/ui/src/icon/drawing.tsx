'use client';
import type { ComponentProps, ReactElement } from 'react';
import type { IconComponent } from './icon.tsx';

/**
 * Creates an icon from one path on a 24 px grid, for components of the kit itself. Apps then don't load the
 * runtime of an icon library for a single cross. Mark the call as pure, or bundlers keep it.
 */
export function drawing(path: string): IconComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, when its module is loaded
  return function Drawing(props: ComponentProps<'svg'>): ReactElement {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: `Icon` labels or hides it
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** Indicates more content below. */
export const ChevronDown = /* @__PURE__ */ drawing('m6 9 6 6 6-6');

/** Removes or closes something. */
export const Cross = /* @__PURE__ */ drawing('M6 6l12 12M18 6 6 18');
