import { GlobalStyles, ThemeProvider } from '@uplift/ui/theme';
import type { ReactElement } from 'react';
import { Estimate } from '../../../estimate.tsx';

/** One island: a theme for all of it. */
export function App(): ReactElement {
  return (
    <ThemeProvider>
      <GlobalStyles />
      <Estimate />
    </ThemeProvider>
  );
}
