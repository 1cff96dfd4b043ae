import { UpliftRegistry } from '@uplift/ui/next';
import { GlobalStyles, ThemeProvider, themeScript } from '@uplift/ui/theme';
import type { Metadata } from 'next';
import type { ReactElement, ReactNode } from 'react';

export const metadata: Metadata = { title: 'Uplift on Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    // The script sets the theme before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <UpliftRegistry>
          <ThemeProvider>
            <GlobalStyles />
            {children}
          </ThemeProvider>
        </UpliftRegistry>
      </body>
    </html>
  );
}
