import { renderToString } from 'react-dom/server';
import type { Around, Example } from './example.ts';
import { Examples } from './examples.tsx';

/** Renders a number of closed examples to HTML. */
export function renderOnServer(around: Around, example: Example, count: number): string {
  return renderToString(<Examples around={around} example={example} count={count} open={false} />);
}
