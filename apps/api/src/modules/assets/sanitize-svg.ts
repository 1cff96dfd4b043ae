import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import type { Sanitized } from './svg-worker.ts';

export const MAXIMUM_SVG_BYTES = 512 * 1_024;

/** How long sanitizing a drawing may take, in milliseconds. */
const LIMIT_MS = 10_000;

/** Why a drawing cannot be kept, in words that follow its name. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
}

/** One thread, which starts with the first drawing and ends after a minute without one. */
const pool = new Tinypool({
  filename: fileURLToPath(new URL('svg-worker.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  isolateWorkers: false,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** Starts the clock of a drawing when the one before it is done. */
const inTurn = pLimit(1);

/**
 * Takes out of a drawing whatever runs or loads something: scripts, handlers, foreign elements, animations, addresses
 * beyond the drawing itself.
 *
 * @param limit how long it may take, in milliseconds
 * @throws SvgRefusal where it is no drawing, or one that cannot be read safely
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
