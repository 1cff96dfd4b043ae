import { type ReactElement, type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { isSessionEnded } from '../sign-in/sign-in-page.tsx';

/** Endpoints that return the signed-in user. Their callers handle a 401 themselves. */
const identityPaths: readonly string[] = ['/api/client/me', '/api/auth/user'];

export interface SessionGuardProps {
  /** Called when a request below fails because the session has ended. Asks the server who is signed in. */
  onRefused: () => void;
  children: ReactNode;
}

/** Detects from any request of a signed-in area that its session has ended. */
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
