import type { ReactElement } from 'react';
import { ClientSignIn } from '../../../auth/sign-in/client-sign-in.tsx';

export default function ClientSignInPage(): ReactElement {
  return <ClientSignIn title="Client sign-in" lead="See the status and results of your project." />;
}
