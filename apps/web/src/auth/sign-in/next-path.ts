/**
 * Returns the path to open after sign-in: the requested page if it is in this area of this site, otherwise
 * `otherwise`.
 *
 * @param next the untrusted `next` query parameter
 * @param area the path that it must be at or below: `/client`
 */
export function nextPath(next: string | null, area: string, otherwise: string): string {
  if (!next) return otherwise;
  const base = 'https://site.invalid';
  const url = URL.parse(next, base);
  if (!url || url.origin !== base || !next.startsWith('/')) return otherwise;
  const within = url.pathname === area || url.pathname.startsWith(`${area}/`);
  return within ? `${url.pathname}${url.search}${url.hash}` : otherwise;
}
