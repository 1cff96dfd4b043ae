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

/** Returns the URL of a path: on its service's origin off localhost, on the site's origin otherwise. */
export function addressOf(path: string, hostname: string, origins: ServiceOrigins): string {
  const service = serviceOfPath(path);
  if (service === 'core' || isLocalhost(hostname)) return path;
  const origin = origins[service];
  return origin ? new URL(path, origin).href : path;
}
