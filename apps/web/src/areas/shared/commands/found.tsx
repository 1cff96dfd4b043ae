import { LIST_SEARCH_LENGTH } from '@uplift/data-client/contract';
import { CommandMenu } from '@uplift/ui/command-menu';
import type { IconComponent } from '@uplift/ui/icon';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../lists/use-debounced-value.ts';

/** Minimum length of a search in characters. */
const SHORTEST_SEARCH = 2;

/** Number of results shown per kind. */
const pageSize = 4;

/** Returns the query that searches a list for what is typed into the command menu. Null if it's too short. */
export function useFindingsQuery(search: string): { q: string; pageSize: number } | null {
  const q = useDebouncedValue(search.trim());
  return q.length >= SHORTEST_SEARCH && q.length <= LIST_SEARCH_LENGTH ? { q, pageSize } : null;
}

export interface FoundProps<Row extends { id: string }> {
  heading: string;
  icon: IconComponent;
  /** The search results. Undefined until the server responds, and while the search is too short. */
  rows: readonly Row[] | undefined;
  /** Returns the label of a row, with details that tell it apart from rows of the same name. */
  textOf: (row: Row) => string;
  /** Returns the path that opens the row. */
  pathOf: (row: Row) => string;
  /** The search, which the server has matched with more fields than the label shows. */
  search: string;
}

/** Results of one kind in the command menu. */
export function Found<Row extends { id: string }>({
  heading,
  icon,
  rows = [],
  textOf,
  pathOf,
  search,
}: FoundProps<Row>): ReactElement | null {
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  return (
    <CommandMenu.Group heading={heading}>
      {rows.map((row) => (
        <CommandMenu.Item
          key={row.id}
          icon={icon}
          value={`${heading} ${textOf(row)} ${row.id}`}
          keywords={[search]}
          onSelect={() => void navigate(pathOf(row))}
        >
          {textOf(row)}
        </CommandMenu.Item>
      ))}
    </CommandMenu.Group>
  );
}
