import { DataTableRowLink } from '@uplift/ui/data-table-row-link';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

export interface OpenRow {
  /** The id of the row that stands open beside the list; null where none does. */
  id: string | null;
  close: () => void;
}

/**
 * Which row of a list stands open beside it. It is in the address, so that it survives a reload and can be sent on.
 *
 * @param parameter the name of its parameter there: "user"
 */
export function useOpenRow(parameter: string): OpenRow {
  const [parameters, setParameters] = useSearchParams();
  return {
    id: parameters.get(parameter),
    close: () =>
      setParameters((current) => {
        current.delete(parameter);
        return current;
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
  const there = new URLSearchParams(parameters);
  there.set(parameter, id);
  return (
    <DataTableRowLink asChild>
      <Link to={`?${there}`}>{children}</Link>
    </DataTableRowLink>
  );
}
