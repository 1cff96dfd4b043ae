import type { ReactElement } from 'react';
import type { Around, Example } from './example.ts';

/** A list of numbered examples. */
export function Examples({
  around: Around,
  example: Example,
  count,
  open,
}: {
  around: Around;
  example: Example;
  count: number;
  open: boolean;
}): ReactElement {
  return (
    <Around>
      <ul>
        {Array.from({ length: count }, (_, index) => {
          const label = `Example ${index + 1}`;
          return (
            <li key={label}>
              <Example label={label} open={open} />
            </li>
          );
        })}
      </ul>
    </Around>
  );
}
