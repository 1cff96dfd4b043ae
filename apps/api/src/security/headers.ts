import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What an answer that is no page may load: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers of every answer. Pages and files replace the content policy by their own.
 *
 * @param https whether visitors reach the site over HTTPS, which they are then told to stay on
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', API_POLICY).header('Permissions-Policy', PERMISSIONS_POLICY);
  });
}
