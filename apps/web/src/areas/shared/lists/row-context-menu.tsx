import { ContextMenu } from '@uplift/ui/context-menu';
import { type MouseEvent, type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react';

export interface RowContextMenuProps<Row> {
  /** The rows of the table, in its order. */
  rows: readonly Row[];
  /** Renders the items of a row's menu. */
  renderItems: (row: Row) => ReactNode;
  /** The table. */
  children: ReactNode;
}

/** Opens the menu of the row under the pointer. Elsewhere, the browser opens its own. */
export function RowContextMenu<Row>({ rows, renderItems, children }: RowContextMenuProps<Row>): ReactElement {
  const [row, setRow] = useState<Row>();
  const [open, setOpen] = useState(false);

  function findRow({ target }: SyntheticEvent): Row | undefined {
    // Text fields have menus of their own.
    if (!(target instanceof Element) || target.closest('input, textarea')) return undefined;
    const { index } = target.closest<HTMLElement>('tr[data-index]')?.dataset ?? {};
    return index === undefined ? undefined : rows[Number(index)];
  }

  function handleContextMenu(event: MouseEvent): void {
    const found = findRow(event);
    setRow(found);
    if (!found) event.stopPropagation();
  }

  return (
    <ContextMenu.Root open={open && row !== undefined} onOpenChange={setOpen}>
      <ContextMenu.Trigger
        asChild
        onContextMenuCapture={handleContextMenu}
        // A long press opens the menu without another event.
        onPointerDownCapture={(event) => {
          setOpen(false);
          setRow(findRow(event));
        }}
      >
        <div>{children}</div>
      </ContextMenu.Trigger>
      <ContextMenu.Content>{row && renderItems(row)}</ContextMenu.Content>
    </ContextMenu.Root>
  );
}
