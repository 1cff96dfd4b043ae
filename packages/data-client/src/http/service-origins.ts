import type { Service } from '../contract/endpoint.ts';

/** Origins of the separately deployed services. Services without one use the site's origin. */
export type ServiceOrigins = Partial<Record<Exclude<Service, 'core'>, string>>;

/** Whether a host name is this machine: localhost, 127.0.0.0/8 or ::1. */
export function isLocalhost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|\[?::1\]?|127(?:\.\d{1,3}){3})$/.test(hostname);
}

/** Returns the service that handles a path when services are deployed separately. */
export function serviceOfPath(path: string): Service {
  const [pathname = path] = path.split('?');
  if (pathname === '/api/tech-assets') return 'tech-assets';
  return pathname === '/api/assets' || pathname.startsWith('/api/admin') ? 'admin' : 'core';
}

interface Site {
  hostname: string;
  origins: ServiceOrigins;
  /** The site's URL. Empty in a page of the site. */
  baseUrl: string;
}

/** Returns the URL of a path: on its service's origin off localhost, on the site's otherwise. */
export function addressOf(path: string, { hostname, origins, baseUrl }: Site): string {
  const service = serviceOfPath(path);
  const origin = service === 'core' || isLocalhost(hostname) ? undefined : origins[service];
  return origin ? new URL(path, origin).href : baseUrl.replace(/\/$/, '') + path;
}
