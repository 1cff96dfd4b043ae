import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** @param url path and query string */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** The origin of an absolute URL, which clients of a proxy send as the target (RFC 9112, section 3.2.2). */
function originOf(target: string): string | undefined {
  return /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
}

/** Host and port of a request. Those of an absolute URL take precedence over the Host header. */
export function requestedHost({ originalUrl, host }: FastifyRequest): string {
  const origin = originOf(originalUrl);
  return origin === undefined ? host : (URL.parse(origin)?.host ?? '');
}

/** Path and query of a request. */
function targetOf({ url = '/' }: IncomingMessage): string {
  const origin = originOf(url);
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
