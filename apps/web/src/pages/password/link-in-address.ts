import type { PasswordLinkKind } from '@uplift/data-client/contract';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The link of a mail: what it is for, and its secret. */
export interface PasswordLink {
  kind: PasswordLinkKind;
  token: string;
}

const kinds = ['client', 'account', 'invite', 'setup'] as const satisfies readonly PasswordLinkKind[];

/** The link that a fragment carries, if it carries a whole one. */
export function readLink(fragment: string): PasswordLink | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const kind = kinds.find((candidate) => candidate === parameters.get('kind'));
  const token = parameters.get('token');
  return kind && token ? { kind, token } : null;
}

/**
 * The link with which the page was opened. It leaves the address at once: whoever looks over a shoulder, at the
 * history or at a screenshot does not find it.
 *
 * @returns the link, and what forgets it
 */
export function useLinkInAddress(): [PasswordLink | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = useMemo(() => readLink(hash), [hash]);
  const [link, setLink] = useState<PasswordLink | null>(null);
  useLayoutEffect(() => {
    if (!found) return;
    setLink(found);
    navigate({ pathname, search }, { replace: true });
  }, [found, navigate, pathname, search]);
  return [found ?? link, () => setLink(null)];
}
