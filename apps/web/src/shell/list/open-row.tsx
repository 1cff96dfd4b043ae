import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useQueryChange } from '../query-change.ts';

export interface OpenRow {
  /** The id of the row that stands open beside the list; null where none does. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
}

/**
 * Which row of a list stands open beside it. It is in the address, so that it survives a reload and can be sent on.
 *
 * @param parameter the name of its parameter there: "user"
 */
export function useOpenRow(parameter: string): OpenRow {
  const [parameters] = useSearchParams();
  const changeQuery = useQueryChange();
  return {
    id: parameters.get(parameter),
    open: (id) =>
      changeQuery((query) => {
        query.set(parameter, id);
        return query;
      }),
    close: () =>
      changeQuery((query) => {
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

/** Opens a row beside its list, which stays as it is. */
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
          // A new tab, a new window, a download: those are for the browser.
          if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
          event.preventDefault();
          // What was searched for a moment ago may not be in the link yet.
          open(id);
        }}
      >
        {children}
      </Link>
    </DataTableRowLink>
  );
}
