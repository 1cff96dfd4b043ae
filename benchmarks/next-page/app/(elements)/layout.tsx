import type { ReactElement, ReactNode } from 'react';
import page from '../../page.json';

/** The rules that our page has, around its elements. */
export default function ElementsLayout({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      <style>{page.styles}</style>
      {children}
    </>
  );
}
