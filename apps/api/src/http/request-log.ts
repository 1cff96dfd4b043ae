import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
type Words = [object: unknown, ...rest: unknown[]];

/**
 * The log of a request. Most requests log nothing, and creating a logger with the request ID takes a fifth of
 * the time of a small response. So it is created with the first line.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  /** @param make the logger of the request, of the same level as its parent */
  constructor(parent: FastifyBaseLogger, make: () => FastifyBaseLogger) {
    this.#parent = parent;
    this.#make = make;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...parameters: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own().child(...parameters);
  }

  fatal(...words: Words): void {
    this.#write('fatal', words);
  }

  error(...words: Words): void {
    this.#write('error', words);
  }

  warn(...words: Words): void {
    this.#write('warn', words);
  }

  info(...words: Words): void {
    this.#write('info', words);
  }

  debug(...words: Words): void {
    this.#write('debug', words);
  }

  trace(...words: Words): void {
    this.#write('trace', words);
  }

  silent(): void {}

  #own(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  #write(level: Level, words: Words): void {
    if (this.#parent.isLevelEnabled?.(level) === false) return;
    const own = this.#own();
    Reflect.apply(own[level], own, words);
  }
}
