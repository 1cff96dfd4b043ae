'use client';
import type { ComponentProps, ReactElement } from 'react';
import type { IconComponent } from './icon.tsx';

/**
 * An icon of one path on a grid of 24, for components of the kit itself: whoever uses them should not have to load the
 * runtime of an icon library for a cross. Mark the call as pure, or bundlers keep it.
 */
export function drawing(path: string): IconComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  return function Drawing(props: ComponentProps<'svg'>): ReactElement {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: `Icon` says what it is, or hides it
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

/** There is more below. */
export const ChevronDown = /* @__PURE__ */ drawing('m6 9 6 6 6-6');

/** Takes something away, or closes it. */
export const Cross = /* @__PURE__ */ drawing('M6 6l12 12M18 6 6 18');
