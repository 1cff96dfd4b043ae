import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useInBrowser } from '../../shell/hydration.ts';
import { retriableLazy } from '../../shell/retriable-lazy.ts';
import { AskForLink } from './ask-for-link.tsx';
import { CheckingLink } from './checking-link.tsx';
import { isEmailLink, useLinkInAddress } from './link-in-address.ts';

const AnswerEmailChange = retriableLazy(() => import('./answer-email-change.tsx'));
const SetPassword = retriableLazy(() => import('./set-password.tsx'));

/**
 * The way back in for whoever has lost a password, and the way in for whoever was invited: one screen for both of its
 * addresses. A link from a mail lets one choose a password, or confirm a new e-mail address; without it the screen asks
 * where to mail one.
 */
export default function PasswordPage(): ReactElement {
  const { pathname } = useLocation();
  const inBrowser = useInBrowser();
  const [link, forgetLink] = useLinkInAddress();
  // The secret of a link never reaches the server, so there it is not known yet which of the two is wanted.
  if (!inBrowser) return pathname === '/reset-password' ? <CheckingLink /> : <AskForLink />;
  if (!link) return <AskForLink />;
  return (
    <Suspense fallback={<CheckingLink />}>
      {isEmailLink(link) ? (
        <AnswerEmailChange key={link.token} link={link} />
      ) : (
        <SetPassword key={link.token} link={link} onForget={forgetLink} />
      )}
    </Suspense>
  );
}
