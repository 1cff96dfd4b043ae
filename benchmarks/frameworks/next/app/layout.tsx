import type { ReactElement, ReactNode } from 'react';
import page from '../../page.json';

export const metadata = { title: page.title };

/** The document around the pages. */
export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
