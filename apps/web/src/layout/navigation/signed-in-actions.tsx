import { Button, type ButtonSize } from '@uplift/ui/button';
import { LinkButton } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import { useSignOut } from '../../auth/sign-out/use-sign-out.ts';

export interface SignedInActionsProps {
  /** URL where a client books a meeting with their manager. Null if there is none. */
  bookingUrl: string | null;
  /** @default 'md' */
  size?: ButtonSize;
}

/** Navigation actions for signed-in users. */
export default function SignedInActions({ bookingUrl, size = 'md' }: SignedInActionsProps): ReactElement {
  const signOut = useSignOut();
  return (
    <>
      {bookingUrl && (
        <LinkButton href={bookingUrl} target="_blank" rel="noreferrer" variant="secondary" size={size}>
          Book Meeting
        </LinkButton>
      )}
      <Button variant="secondary" size={size} onClick={() => void signOut()}>
        Logout
      </Button>
    </>
  );
}
