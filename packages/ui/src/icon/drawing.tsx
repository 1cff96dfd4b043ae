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

/** Leads to what is before. */
export const ChevronLeft = /* @__PURE__ */ drawing('m15 18-6-6 6-6');

/** Leads to what is after, or into a submenu. */
export const ChevronRight = /* @__PURE__ */ drawing('m9 18 6-6-6-6');

/** Leads to the first of many. */
export const ChevronsLeft = /* @__PURE__ */ drawing('m11 17-5-5 5-5m7 10-5-5 5-5');

/** Leads to the last of many. */
export const ChevronsRight = /* @__PURE__ */ drawing('m13 17 5-5-5-5M6 17l5-5-5-5');

/** Marks what is selected or done. */
export const Check = /* @__PURE__ */ drawing('M5 12.5l4.5 4.5L19 7.5');

/** Explains something. */
export const Info = /* @__PURE__ */ drawing('M12 11v6m0-9.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z');

/** Finds something. */
export const MagnifyingGlass = /* @__PURE__ */ drawing('M20 20l-4-4m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z');

/** Removes or closes something. */
export const Cross = /* @__PURE__ */ drawing('M6 6l12 12M18 6 6 18');
