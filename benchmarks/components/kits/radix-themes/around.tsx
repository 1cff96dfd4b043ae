import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/indigo.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/components.css';
import { Theme } from '@radix-ui/themes';
import type { ReactElement, ReactNode } from 'react';

export function Around({ children }: { children: ReactNode }): ReactElement {
  return (
    <Theme accentColor="indigo" grayColor="slate">
      {children}
    </Theme>
  );
}
