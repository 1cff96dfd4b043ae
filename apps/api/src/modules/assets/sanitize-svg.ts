import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import type { Sanitized } from './svg-worker.ts';

export const MAXIMUM_SVG_BYTES = 512 * 1_024;

/** Timeout of sanitizing a drawing, in milliseconds. */
const LIMIT_MS = 10_000;

/** Says why a drawing is rejected, phrased to follow the file name. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
}

/** A single thread, which starts with the first drawing and stops after a minute without one. */
const pool = new Tinypool({
  filename: fileURLToPath(new URL('svg-worker.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  isolateWorkers: false,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** Runs one drawing at a time, so that the timeout doesn't include the wait for the thread. */
const inTurn = pLimit(1);

/**
 * Removes everything from a drawing that runs code or loads resources: scripts, event handlers, foreign
 * elements, animations and external URLs.
 *
 * @param limit timeout in milliseconds
 * @throws SvgRefusal if the file isn't a drawing or can't be parsed safely
 */
export async function sanitizeSvg(bytes: Uint8Array, limit = LIMIT_MS): Promise<Uint8Array> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgRefusal('is not written in UTF-8. Save it again.');
  }
  if (/<!ENTITY/i.test(text)) throw new SvgRefusal('declares entities. Save it as plain SVG.');
  let sanitized: Sanitized;
  try {
    sanitized = await inTurn(() => pool.run(text, { signal: AbortSignal.timeout(limit) }));
  } catch (cause) {
    throw new SvgRefusal('takes too long to read. Simplify it, or save it as PNG.', { cause });
  }
  if ('problem' in sanitized) throw new SvgRefusal(sanitized.problem);
  return new TextEncoder().encode(sanitized.svg);
}
