import type { IncomingMessage } from 'node:http';

/** @param url path and query string */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Path and query of a request. Clients of a proxy send an absolute URL instead (RFC 9112, section 3.2.2). */
function targetOf({ url = '/' }: IncomingMessage): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const target = url.slice(origin.length);
  return target.startsWith('/') ? target : `/${target}`;
}

/** A URL that can't be decoded matches no page. As plain text, it reaches the page that reports this. */
export function decodableUrl(request: IncomingMessage): string {
  const url = targetOf(request);
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?');
  if (isApiPath(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
