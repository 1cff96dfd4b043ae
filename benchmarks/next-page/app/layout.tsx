import type { ReactElement, ReactNode } from 'react';
import page from '../page.json';

export const metadata = { title: page.title };

/** The document around the page, with the rules that our page has. */
export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>
        <style>{page.styles}</style>
        {children}
      </body>
    </html>
  );
}
