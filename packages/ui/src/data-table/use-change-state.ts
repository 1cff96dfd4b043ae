'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DataTableState } from '../data-table-state/index.ts';

/** What a person changed: searching, for instance, should not fill the history of the browser. */
export type DataTableChange =
  | 'search'
  | 'filter'
  | 'sort'
  | 'page'
  | 'pageSize'
  | 'columns'
  | 'density'
  | 'clear';

export type ChangeState = (patch: Partial<DataTableState>, change: DataTableChange) => void;

/** Changes a part of the newest state, however long ago the change began: a search waits for a pause in typing. */
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
