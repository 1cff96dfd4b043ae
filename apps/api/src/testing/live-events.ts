import { onTestFinished } from 'vitest';

export interface LiveEvent {
  event: string;
  data: unknown;
}

export interface LiveEvents {
  answer: Response;
  /** Events received so far, without `position` events. */
  received: LiveEvent[];
  /** The ID of the last event that had one. */
  position: () => string;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  stop: () => void;
}

/** Follows a server's live stream until the test ends, or until the cleanup passed to `onEnd` runs. */
export async function followLive(
  url: string,
  headers: Record<string, string>,
  query = '',
  onEnd: (end: () => void) => void = onTestFinished,
): Promise<LiveEvents> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  onEnd(stop);
  const answer = await fetch(`${url}/api/live${query}`, { headers, signal: controller.signal });
  const received: LiveEvent[] = [];
  let position = '';
  const begun = Promise.withResolvers<void>();

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      }),
    );
    position = fields.get('id') ?? position;
    if (position !== '') begun.resolve();
    const event = fields.get('event');
    if (event === undefined || event === 'position') return;
    received.push({ event, data: JSON.parse(fields.get('data') ?? 'null') });
  }

  async function read(): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  }

  const ended = read().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  if (answer.status === 200) {
    await Promise.race([begun.promise, ended]);
    if (position === '') throw new Error('The stream ended before it began.');
  }
  return { answer, received, position: () => position, ended, stop };
}
