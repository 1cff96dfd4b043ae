import type { PasswordLinkKind } from '@uplift/data-client/contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The link of a mail: what it is for, and its secret. */
export interface PasswordLink {
  kind: PasswordLinkKind;
  token: string;
}

/** The link that one of the two addresses of a change was mailed. */
export interface EmailLink {
  kind: 'email-old' | 'email-new';
  token: string;
}

const passwordKinds = ['client', 'account', 'invite', 'setup'] as const satisfies readonly PasswordLinkKind[];
const emailKinds = ['email-old', 'email-new'] as const satisfies readonly EmailLink['kind'][];

/** The link that a fragment carries, if it carries a whole one. */
export function readLink(fragment: string): PasswordLink | EmailLink | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = [...passwordKinds, ...emailKinds].find((candidate) => candidate === parameters.get('kind'));
  const token = parameters.get('token');
  if (!kind || !token) return null;
  return kind === 'email-old' || kind === 'email-new' ? { kind, token } : { kind, token };
}

/** Whether a link is about an e-mail address, and not about a password. */
export function isEmailLink(link: PasswordLink | EmailLink): link is EmailLink {
  return link.kind === 'email-old' || link.kind === 'email-new';
}

/**
 * The link with which the page was opened. It leaves the address at once: whoever looks over a shoulder, at the
 * history or at a screenshot does not find it.
 *
 * @returns the link, and what forgets it
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
