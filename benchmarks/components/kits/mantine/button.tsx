import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ExampleProps } from '../../example.ts';

export function Example({ label }: ExampleProps): ReactElement {
  return <Button>{label}</Button>;
}
