'use client';
import type { ComponentProps, ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import { type DataTableContextValue, useDataTable } from '../data-table/data-table-context.ts';
import type { DataTableDensity, SortDirection } from '../data-table-state/index.ts';
import * as styles from './data-table-toolbar.styles.ts';
import { CheckItem, MenuAction, MenuGroup, MenuSeparator, RadioItems, ToolbarMenu } from './menu.tsx';
import { SearchBox } from './search-box.tsx';

/** The default English labels of the toolbar. Override all or some of them through `words`. */
export const dataTableToolbarWords = {
  search: 'Search',
  clearFilter: 'Clear',
  clearAll: 'Clear filters',
  sort: 'Sort',
  sortBy: 'Sort by',
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  view: 'View',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
};

export type DataTableToolbarWords = typeof dataTableToolbarWords;

interface FilterMenuProps {
  field: DataTableContextValue['fields'][number];
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  clearWord: string;
}

function FilterMenu({ field, chosen, onChosenChange, clearWord }: FilterMenuProps): ReactElement {
  const options = field.options ?? [];
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <ToolbarMenu
      active={labels.length > 0}
      trigger={
        <>
          <span>{field.header}</span>
          {labels.length > 0 && <b css={styles.chosen}>{labels.join(', ')}</b>}
        </>
      }
    >
      <MenuGroup label={field.header}>
        {options.map(({ value, label }) => (
          <CheckItem
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={(checked) =>
              onChosenChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          >
            {label}
          </CheckItem>
        ))}
      </MenuGroup>
      {chosen.length > 0 && (
        <>
          <MenuSeparator />
          <MenuAction onSelect={() => onChosenChange([])}>{clearWord}</MenuAction>
        </>
      )}
    </ToolbarMenu>
  );
}

interface MenuProps extends Pick<DataTableContextValue, 'fields' | 'state' | 'change'> {
  words: DataTableToolbarWords;
}

/** Sorts the list layout, which has no headings to press. */
function SortMenu({ fields, state, change, words }: MenuProps): ReactElement | null {
  const { sort } = state;
  const sortable = fields.filter((field) => field.sortable);
  if (sortable.length === 0) return null;
  const sortBy = (column: string, direction: SortDirection) =>
    change({ sort: { column, direction }, page: 1 }, 'sort');
  return (
    <ToolbarMenu listOnly active={sort !== null} trigger={words.sort}>
      <RadioItems
        label={words.sortBy}
        value={sort?.column ?? ''}
        onValueChange={(column) => sortBy(column, sort?.direction ?? 'ascending')}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
      />
      {sort && (
        <>
          <MenuSeparator />
          <RadioItems
            label={words.direction}
            value={sort.direction}
            onValueChange={(direction) => sortBy(sort.column, direction as SortDirection)}
            options={[
              { value: 'ascending', label: words.ascending },
              { value: 'descending', label: words.descending },
            ]}
          />
        </>
      )}
    </ToolbarMenu>
  );
}

function ViewMenu({ fields, state, change, words }: MenuProps): ReactElement {
  const { hiddenColumns, density } = state;
  const hideable = fields.filter((field) => field.hideable);
  return (
    <ToolbarMenu trigger={words.view}>
      {hideable.length > 0 && (
        <>
          <MenuGroup label={words.columns}>
            {hideable.map(({ id, header }) => (
              <CheckItem
                key={id}
                checked={!hiddenColumns.includes(id)}
                onCheckedChange={(shown) =>
                  change(
                    {
                      hiddenColumns: shown
                        ? hiddenColumns.filter((other) => other !== id)
                        : [...hiddenColumns, id],
                    },
                    'columns',
                  )
                }
              >
                {header}
              </CheckItem>
            ))}
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <RadioItems
        label={words.density}
        value={density}
        onValueChange={(value) => change({ density: value as DataTableDensity }, 'density')}
        options={[
          { value: 'comfortable', label: words.comfortable },
          { value: 'compact', label: words.compact },
        ]}
      />
    </ToolbarMenu>
  );
}

export interface DataTableToolbarProps extends ComponentProps<'div'> {
  /** Whether to show a search box. @default true */
  searchable?: boolean;
  /** Overrides the labels, for example in another language. */
  words?: Partial<DataTableToolbarWords>;
}

/**
 * The toolbar above the rows of a `DataTable`: search, a filter per column with options, columns and density.
 * The children appear at its end, for example a button that adds a row.
 */
export function DataTableToolbar({
  searchable = true,
  words: ownWords,
  children,
  ...props
}: DataTableToolbarProps): ReactElement {
  const { fields, state, change, narrowed, clear } = useDataTable();
  const words = { ...dataTableToolbarWords, ...ownWords };
  const shared = { fields, state, change, words };
  return (
    <div css={styles.toolbar} {...props}>
      {searchable && (
        <SearchBox
          label={words.search}
          value={state.search}
          onSearch={(search) => change({ search, page: 1 }, 'search')}
        />
      )}
      {fields.map(
        (field) =>
          field.options && (
            <FilterMenu
              key={field.id}
              field={field}
              chosen={state.filters[field.id] ?? []}
              onChosenChange={(chosen) =>
                change({ filters: { ...state.filters, [field.id]: chosen }, page: 1 }, 'filter')
              }
              clearWord={words.clearFilter}
            />
          ),
      )}
      {narrowed && (
        <button type="button" css={[button, variants.ghost, sizes.sm, styles.trigger]} onClick={clear}>
          {words.clearAll}
        </button>
      )}
      <div css={styles.toolbarEnd}>
        <SortMenu {...shared} />
        <ViewMenu {...shared} />
        {children}
      </div>
    </div>
  );
}
