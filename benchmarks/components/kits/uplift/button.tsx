import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';
import type { ExampleProps } from '../../example.ts';

export function Example({ label }: ExampleProps): ReactElement {
  return <Button>{label}</Button>;
}
