import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

export function Around({ children }: { children: ReactNode }): ReactElement {
  return <MantineProvider>{children}</MantineProvider>;
}
