import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { useInBrowser } from '../../hydration/hydration.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { onFilledIn } from '../../hydration/on-filled-in.ts';
import { CheckingLink } from './checking-link.tsx';
import { isEmailLink, useLinkInAddress } from './link-in-address.ts';

const AnswerEmailChange = retriableLazy(() => import('./answer-email-change.tsx'));
const AskForLink = lazySection(() => import('./ask-for-link.tsx'), onFilledIn);
const SetPassword = retriableLazy(() => import('./set-password.tsx'));

/**
 * Password resets and invitations: one screen with two URLs. With a link from a mail, the user chooses a
 * password or confirms a new e-mail address. Without a link, the screen asks where to mail one.
 */
export default function PasswordPage(): ReactElement {
  const { pathname } = useLocation();
  const inBrowser = useInBrowser();
  const [link, forgetLink] = useLinkInAddress();
  if (pathname !== '/reset-password' && !(inBrowser && link)) return <AskForLink />;
  // Fragments never reach the server, so it can't know whether there is a link.
  if (!inBrowser) return <CheckingLink />;
  return (
    <Suspense fallback={<CheckingLink />}>
      {!link ? (
        <AskForLink />
      ) : isEmailLink(link) ? (
        <AnswerEmailChange key={link.token} link={link} />
      ) : (
        <SetPassword key={link.token} link={link} onForget={forgetLink} />
      )}
    </Suspense>
  );
}
