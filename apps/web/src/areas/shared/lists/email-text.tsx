import type { ReactElement } from 'react';

/** An e-mail address that may wrap before the @, so that its column fits narrow tables. */
export function EmailText({ children }: { children: string }): ReactElement {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
