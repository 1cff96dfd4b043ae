import { act } from '@testing-library/react';
import type { LiveSource } from '../src/swr/use-live-updates.ts';

/** An event stream controlled by the test. */
export class TestSource implements LiveSource {
  readonly url: string;
  readyState = 1;
  readonly #events = new EventTarget();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    this.#events.addEventListener(type, (event) => {
      if (event instanceof MessageEvent) listener(event);
    });
  }

  close(): void {
    this.readyState = 2;
  }

  tell(event: string, data: unknown = {}, lastEventId = ''): void {
    act(
      () =>
        void this.#events.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId })),
    );
  }

  refuse(): void {
    this.close();
    this.tell('error');
  }
}
