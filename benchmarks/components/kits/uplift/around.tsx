import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import type { ReactElement, ReactNode } from 'react';

export function Around({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      <TokenStyles />
      <GlobalStyles />
      {children}
    </>
  );
}
