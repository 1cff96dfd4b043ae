import type { PasswordLinkKind } from '@uplift/data-client/contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A mailed password link: its purpose and its secret token. */
export interface PasswordLink {
  kind: PasswordLinkKind;
  token: string;
}

/** A link mailed to the old or the new address when an e-mail address changes. */
export interface EmailLink {
  kind: 'email-old' | 'email-new';
  token: string;
}

const passwordKinds = ['client', 'account', 'invite', 'setup'] as const satisfies readonly PasswordLinkKind[];
const emailKinds = ['email-old', 'email-new'] as const satisfies readonly EmailLink['kind'][];

/** Reads the link in a URL fragment. Returns null if it is incomplete. */
export function readLink(fragment: string): PasswordLink | EmailLink | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = [...passwordKinds, ...emailKinds].find((candidate) => candidate === parameters.get('kind'));
  const token = parameters.get('token');
  if (!kind || !token) return null;
  return kind === 'email-old' || kind === 'email-new' ? { kind, token } : { kind, token };
}

/** Whether a link is about an e-mail address instead of a password. */
export function isEmailLink(link: PasswordLink | EmailLink): link is EmailLink {
  return link.kind === 'email-old' || link.kind === 'email-new';
}

/**
 * The link with which the page was opened. Removes it from the URL immediately, so that it isn't exposed over
 * a shoulder, in the history or in a screenshot.
 *
 * @returns the link, and a function that forgets it
 */
export function useLinkInAddress(): [PasswordLink | EmailLink | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = useMemo(() => readLink(hash), [hash]);
  const [link, setLink] = useState<PasswordLink | EmailLink | null>(null);
  useLayoutEffect(() => {
    if (!found) return;
    setLink(found);
    navigate({ pathname, search }, { replace: true });
  }, [found, navigate, pathname, search]);
  return [found ?? link, () => setLink(null)];
}
