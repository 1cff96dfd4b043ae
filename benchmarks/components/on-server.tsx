import { renderToString } from 'react-dom/server';
import type { Around, Example } from './example.ts';
import { Examples } from './examples.tsx';

/** The HTML of so many examples, none of them open. */
export function renderOnServer(around: Around, example: Example, count: number): string {
  return renderToString(<Examples around={around} example={example} count={count} open={false} />);
}
