'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DataTableState } from '../data-table-state/index.ts';

/**
 * The kind of change. For example, searching shouldn't add entries to the browser history, and neither should
 * `pastEnd`, with which the table leaves a page after the last one.
 */
export type DataTableChange =
  | 'search'
  | 'filter'
  | 'sort'
  | 'page'
  | 'pastEnd'
  | 'pageSize'
  | 'columns'
  | 'density'
  | 'clear';

export type ChangeState = (patch: Partial<DataTableState>, change: DataTableChange) => void;

/**
 * Changes a part of the latest state, even if the change started earlier, for example a search that waits for
 * a pause in typing.
 */
export function useChangeState(
  state: DataTableState,
  onStateChange: (state: DataTableState, change: DataTableChange) => void,
): ChangeState {
  const newest = useRef({ state, onStateChange });
  useLayoutEffect(() => {
    newest.current = { state, onStateChange };
  });
  return useCallback((patch, change) => {
    newest.current.onStateChange({ ...newest.current.state, ...patch }, change);
  }, []);
}
