import { type ReactElement, type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { isSessionEnded } from './sign-in-page.tsx';

/** Under these keys stands who is signed in. Their refusal is known where they are asked. */
const identityPaths: readonly string[] = ['/api/client/me', '/api/auth/user'];

export interface SessionGuardProps {
  /** Called when a call below was refused because the session has ended: time to ask who is signed in. */
  onRefused: () => void;
  children: ReactNode;
}

/** Notices with any call of a signed-in area that its session has ended in the middle of the work. */
export function SessionGuard({ onRefused, children }: SessionGuardProps): ReactElement {
  const config = useMemo(
    () => ({
      onError: (error: unknown, key: string) => {
        if (isSessionEnded(error) && !identityPaths.includes(key)) onRefused();
      },
    }),
    [onRefused],
  );
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
