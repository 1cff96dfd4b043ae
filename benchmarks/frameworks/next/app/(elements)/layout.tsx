import type { ReactElement, ReactNode } from 'react';
import '../../../page.css';

/** The rules of our page, around its elements. */
export default function ElementsLayout({ children }: { children: ReactNode }): ReactElement {
  return <>{children}</>;
}
