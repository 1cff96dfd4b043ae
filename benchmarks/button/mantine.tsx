import '@mantine/core/styles.css';
import { Button, MantineProvider } from '@mantine/core';
import { measure } from './measure.tsx';

measure(
  (label) => <Button>{label}</Button>,
  (children) => <MantineProvider>{children}</MantineProvider>,
);
