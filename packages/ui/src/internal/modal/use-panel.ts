'use client';
import { type Ref, type RefCallback, useCallback } from 'react';
import { requireName } from '../dev-warnings/require-name.ts';
import { useMergedRef } from '../refs/use-merged-ref.ts';
import { notePageScrollbar } from './note-page-scrollbar.ts';

/**
 * Returns the ref callback for a modal panel.
 *
 * @param component the component's name, as written in JSX
 */
export function usePanel(
  ref: Ref<HTMLDivElement> | undefined,
  component: string,
): RefCallback<HTMLDivElement> {
  const own = useCallback(
    (panel: HTMLDivElement | null) => {
      notePageScrollbar(panel);
      return requireName(panel, component);
    },
    [component],
  );
  return useMergedRef(ref, own);
}
