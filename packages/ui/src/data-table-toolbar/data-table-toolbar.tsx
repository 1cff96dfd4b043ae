/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import { type DataTableContextValue, useDataTable } from '../data-table/data-table-context.ts';
import type { DataTableDensity, SortDirection } from '../data-table-state/index.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { ContainerContext, usePortalContainer } from '../internal/portal/container-context.ts';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import { fadeInline } from '../scroll-area/edge-fade.styles.ts';
import { type DataTableToolbarMessages, dataTableToolbarMessages } from './data-table-toolbar.messages.ts';
import * as styles from './data-table-toolbar.styles.ts';
import { CheckItem, RadioItems, ToolbarMenu } from './menu.tsx';
import { SearchBox } from './search-box.tsx';

interface FilterMenuProps {
  field: DataTableContextValue['fields'][number];
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  clearLabel: string;
}

function FilterMenu({ field, chosen, onChosenChange, clearLabel }: FilterMenuProps): ReactElement {
  const options = field.options ?? [];
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <ToolbarMenu
      active={labels.length > 0}
      trigger={
        <>
          <span>{field.header}</span>
          {labels.length > 0 && (
            <b data-part="trigger-count" css={styles.chosen}>
              {labels.join(', ')}
            </b>
          )}
        </>
      }
    >
      <DropdownMenu.Group label={field.header}>
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
      </DropdownMenu.Group>
      {chosen.length > 0 && (
        <>
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={() => onChosenChange([])}>{clearLabel}</DropdownMenu.Item>
        </>
      )}
    </ToolbarMenu>
  );
}

interface MenuProps extends Pick<DataTableContextValue, 'fields' | 'state' | 'change'> {
  messages: DataTableToolbarMessages;
}

/** Sorts the list layout, which has no headings to press. */
function SortMenu({ fields, state, change, messages }: MenuProps): ReactElement | null {
  const { sort } = state;
  const sortable = fields.filter((field) => field.sortable);
  if (sortable.length === 0) return null;
  const sortBy = (column: string, direction: SortDirection) =>
    change({ sort: { column, direction }, page: 1 }, 'sort');
  return (
    <ToolbarMenu placement={styles.listOnly} active={sort !== null} trigger={messages.sort}>
      <RadioItems
        label={messages.sortBy}
        value={sort?.column ?? ''}
        onValueChange={(column) => sortBy(column, sort?.direction ?? 'ascending')}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
      />
      {sort && (
        <>
          <DropdownMenu.Separator />
          <RadioItems
            label={messages.direction}
            value={sort.direction}
            onValueChange={(direction) => sortBy(sort.column, direction as SortDirection)}
            options={[
              { value: 'ascending', label: messages.ascending },
              { value: 'descending', label: messages.descending },
            ]}
          />
        </>
      )}
    </ToolbarMenu>
  );
}

function ViewMenu({ fields, state, change, messages }: MenuProps): ReactElement {
  const { hiddenColumns, density } = state;
  const hideable = fields.filter((field) => field.hideable);
  return (
    <ToolbarMenu trigger={messages.view}>
      {hideable.length > 0 && (
        <>
          <DropdownMenu.Group label={messages.columns}>
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
          </DropdownMenu.Group>
          <DropdownMenu.Separator />
        </>
      )}
      <RadioItems
        label={messages.density}
        value={density}
        onValueChange={(value) => change({ density: value as DataTableDensity }, 'density')}
        options={[
          { value: 'comfortable', label: messages.comfortable },
          { value: 'compact', label: messages.compact },
        ]}
      />
    </ToolbarMenu>
  );
}

export interface DataTableToolbarProps extends ComponentProps<'div'>, PortalledProps {
  /** Whether to show a search box. @default true */
  searchable?: boolean;
  /** Overrides the built-in texts. */
  messages?: Partial<DataTableToolbarMessages>;
}

/**
 * The toolbar above the rows of a `DataTable`: search, a filter per column with options, columns and density.
 * The children appear at its end, for example a button that adds a row.
 */
export function DataTableToolbar({
  searchable = true,
  messages: ownMessages,
  container,
  children,
  ...props
}: DataTableToolbarProps): ReactElement {
  const { fields, state, change, narrowed, clear } = useDataTable();
  const messages = useMessages('dataTableToolbar', dataTableToolbarMessages, ownMessages);
  const shared = { fields, state, change, messages };
  return (
    <ContainerContext value={usePortalContainer(container)}>
      <div css={styles.toolbar} {...props}>
        {searchable && (
          <SearchBox
            label={messages.search}
            value={state.search}
            onSearch={(search) => change({ search, page: 1 }, 'search')}
          />
        )}
        <div data-part="menus" css={[styles.menus, fadeInline]}>
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
                  clearLabel={messages.clearFilter}
                />
              ),
          )}
          {narrowed && (
            <button
              type="button"
              data-part="clear"
              css={[button, variants.ghost, sizes.sm, styles.trigger]}
              onClick={clear}
            >
              {messages.clearAll}
            </button>
          )}
          <SortMenu {...shared} />
          <div data-part="view" css={styles.view}>
            <ViewMenu {...shared} />
          </div>
        </div>
        {children && (
          <div data-part="end" css={styles.toolbarEnd}>
            {children}
          </div>
        )}
      </div>
    </ContainerContext>
  );
}
