import type { ReactElement } from 'react';
import type { ExampleProps } from '../../example.ts';

export function Example({ label }: ExampleProps): ReactElement {
  return (
    <button type="button" className="button">
      {label}
    </button>
  );
}
