import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { errorCode } from '../../error-code.ts';
import { type AllowedTargets, hostOf, refusePrivate, TargetRefused } from '../../security/network-targets.ts';

/** Resolves all addresses of a host name. Rejects if it has none. */
export type Resolver = (host: string) => Promise<readonly { address: string; family: number }[]>;

export const sendingLimits = {
  /** Timeout for the connection, in milliseconds. */
  connect: 5_000,
  /** Timeout for the complete response, in milliseconds. */
  answer: 15_000,
  /** How much of a response is read, in bytes. */
  read: 64 * 1_024,
  /** How much of it is stored, in bytes. */
  stored: 1_024,
};

export type SendingLimits = typeof sendingLimits;

export interface SendingOutcome {
  /** HTTP status, or null without a response. */
  status: number | null;
  /** The beginning of the response. */
  answer: string | null;
  /** What went wrong and what to do, or null if the receiver accepted the message. */
  error: string | null;
  /** How long the receiver asks to wait, in milliseconds. */
  retryAfter: number | null;
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;

const resolveBySystem: Resolver = (host) => systemLookup(host, { all: true });

/**
 * Resolves a name once, checks each of its addresses, and passes these to the socket. No second lookup means
 * no DNS rebinding.
 */
function guardedLookup(resolve: Resolver, allowed: AllowedTargets): LookupFunction {
  return (host, options, callback) => {
    resolve(host)
      .then((found) => {
        for (const { address } of found) refusePrivate(host, address, allowed);
        return [...found];
      })
      .then(
        (addresses) => {
          const [first] = addresses;
          if (!first) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
          else if (options.all) callback(null, addresses);
          else callback(null, first.address, first.family);
        },
        (error: unknown) =>
          callback(error instanceof Error ? error : new Error(String(error)), options.all ? [] : '', 0),
      );
  };
}

/** PostgreSQL text can't contain NUL. */
const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd');

/** Reads the beginning of a response and drops the rest, so that no receiver can exhaust memory. */
async function readBeginning(body: AsyncIterable<Uint8Array>, limits: SendingLimits): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= limits.read) break;
  }
  return storable(Buffer.concat(chunks).subarray(0, limits.stored).toString('utf8'));
}

/** The wait that `Retry-After` asks for, in milliseconds. */
function retryAfterOf(header: string | string[] | undefined, now: number): number | null {
  if (typeof header !== 'string') return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}

function problemOf(status: number, location: string | string[] | undefined): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    const where = typeof location === 'string' ? ` to ${storable(location.slice(0, 200))}` : '';
    return `The response was a redirect (${status}${where}). Redirects aren’t followed. Enter the final URL.`;
  }
  if (status === 410) return 'The receiver responded with 410: it no longer accepts messages.';
  return `The response was ${status}. Only 200 to 299 count as received.`;
}

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

/** A readable explanation of what went wrong with a request. */
function explain(error: unknown, limits: SendingLimits): string {
  if (error instanceof TargetRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof TargetRefused) return error.cause.message;
  const code = errorCode(error) || errorCode(error.cause);
  if (error.name === 'TimeoutError')
    return `No complete response within ${seconds(limits.answer)}. Respond first and do the work afterwards.`;
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
    return `No connection within ${seconds(limits.connect)}.`;
  if (code === 'ECONNREFUSED') return 'Nothing is listening at this address.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'This host name has no address.';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE')
    return 'The connection was closed before the response was complete.';
  if (/^(?:EPROTO|ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
    return `No secure connection: ${storable(error.message.trim())}.`;
  if (error.name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW')
    return 'The response isn’t HTTP.';
  return storable(error.message || code || error.name);
}

/** Sends webhooks to allowed targets. */
export function createWebhookSender({
  allowed,
  resolve = resolveBySystem,
  limits = sendingLimits,
}: {
  allowed: AllowedTargets;
  resolve?: Resolver | undefined;
  limits?: SendingLimits | undefined;
}) {
  return {
    /** Makes one request. Errors are part of the outcome. */
    send: async (address: string, headers: Record<string, string>, body: string): Promise<SendingOutcome> => {
      const url = new URL(address);
      // A new connection for each request, so that nothing of one receiver reaches the next.
      const dispatcher = new Agent({
        connect: { lookup: guardedLookup(resolve, allowed), timeout: limits.connect },
        pipelining: 0,
      });
      let status: number | null = null;
      try {
        // Sockets look up only names, so IP addresses are checked here.
        const host = hostOf(url);
        if (isIP(host)) refusePrivate(host, host, allowed);
        const answer = await request(url, {
          method: 'POST',
          headers,
          body,
          dispatcher,
          signal: AbortSignal.timeout(limits.answer),
        });
        status = answer.statusCode;
        const retryAfter =
          status === 429 || status === 503 ? retryAfterOf(answer.headers['retry-after'], Date.now()) : null;
        return {
          status,
          answer: await readBeginning(answer.body, limits),
          error: problemOf(status, answer.headers.location),
          retryAfter,
        };
      } catch (error) {
        return { status, answer: null, error: explain(error, limits), retryAfter: null };
      } finally {
        await dispatcher.destroy();
      }
    },
  };
}
