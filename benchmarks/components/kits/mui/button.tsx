import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import type { ExampleProps } from '../../example.ts';

export function Example({ label }: ExampleProps): ReactElement {
  return <Button variant="contained">{label}</Button>;
}
