/**
 * Where to go after signing in: the page that was asked for, if it is one of this area on this site.
 *
 * @param next the `next` parameter of the address, from anybody
 * @param area the path below which it must lie: `/client`
 */
export function nextPath(next: string | null, area: string, otherwise: string): string {
  if (!next) return otherwise;
  const base = 'https://site.invalid';
  const url = URL.parse(next, base);
  if (!url || url.origin !== base || !next.startsWith('/')) return otherwise;
  const within = url.pathname === area || url.pathname.startsWith(`${area}/`);
  return within ? `${url.pathname}${url.search}${url.hash}` : otherwise;
}
