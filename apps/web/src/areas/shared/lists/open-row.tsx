import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { normalizeId } from './address-id.ts';

export interface OpenRow {
  /** ID of the open row. Null if none is open. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * Stores the open row of a list in the query string, so that it survives a reload and can be shared.
 *
 * @param parameter name of the query parameter: "user"
 */
export function useOpenRow(parameter: string): OpenRow {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const inAddress = parameters.get(parameter);
  return {
    id: inAddress && normalizeId(inAddress),
    open: (id) =>
      updateSearchParams((query) => {
        query.set(parameter, id);
        return query;
      }),
    close: () =>
      updateSearchParams((query) => {
        query.delete(parameter);
        return query;
      }),
  };
}

export interface RowLinkProps {
  parameter: string;
  id: string;
  children: string;
}

/** Opens a row next to its list without changing the list. */
export function RowLink({ parameter, id, children }: RowLinkProps): ReactElement {
  const [parameters] = useSearchParams();
  const { open } = useOpenRow(parameter);
  const there = new URLSearchParams(parameters);
  there.set(parameter, id);
  return (
    <DataTableRowLink asChild>
      <Link
        to={`?${there}`}
        onClick={(event) => {
          const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
          // New tabs, new windows and downloads are left to the browser.
          if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
          event.preventDefault();
          // The link may not contain the latest search yet.
          open(id);
        }}
      >
        {children}
      </Link>
    </DataTableRowLink>
  );
}
