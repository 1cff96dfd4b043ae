import type { ReactElement } from 'react';
import type { ResourceBlock } from '../../content/resources.ts';
import * as styles from './resource-table.styles.ts';

export type TableBlock = Extract<ResourceBlock, { kind: 'table' }>;

interface RowProps {
  block: TableBlock;
  cells: readonly [string, ...string[]];
  total?: boolean;
}

function Row({ block: { head, figures }, cells: [name, ...cells], total = false }: RowProps): ReactElement {
  return (
    <tr css={[styles.row, total && styles.total]}>
      <th scope="row" css={styles.name}>
        {name}
      </th>
      {cells.map((cell, index) => {
        const column = head[index + 1] ?? '';
        const isFigure = index + 1 >= head.length - figures;
        return (
          <td
            key={column}
            data-column={column}
            css={[styles.cell, isFigure && styles.figure, total && styles.total]}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** A table of a piece: columns where there is room, a list of rows on phones. */
export function ResourceTable({ block }: { block: TableBlock }): ReactElement {
  return (
    <table css={styles.table}>
      <caption css={styles.caption}>{block.caption}</caption>
      <thead css={styles.head}>
        <tr>
          {block.head.map((column, index) => (
            <th
              key={column}
              scope="col"
              css={[styles.columnHead, index >= block.head.length - block.figures && styles.figure]}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((cells) => (
          <Row key={cells[0]} block={block} cells={cells} />
        ))}
      </tbody>
      {block.total && (
        <tfoot>
          <Row block={block} cells={block.total} total />
        </tfoot>
      )}
    </table>
  );
}
