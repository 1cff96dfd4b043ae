import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventReplay, eventReplayScript, takeRecordedClick } from './event-replay.ts';

const clicked = vi.fn();

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The test's page has no #${id}.`);
  return element;
}

beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML =
    '<header id="bar"><button id="menu"><svg id="lines"></svg></button></header><p id="words">Words</p>' +
    '<form id="form" action="/contact"><button id="send" type="submit">Send</button></form>';
  new Function(`with (window) {${eventReplayScript}}`)();
});

afterEach(() => {
  cleanup();
  if (window.recordClick) window.removeEventListener('click', window.recordClick, true);
  delete window.recordClick;
  delete window.recordedClick;
});

describe('click before hydration', () => {
  it('is returned once, to the part that contains its button', () => {
    elementOf('lines').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(takeRecordedClick(elementOf('words'))).toBeNull();
    expect(takeRecordedClick(elementOf('bar'))).toBe(elementOf('menu'));
    expect(takeRecordedClick(elementOf('bar'))).toBeNull();
  });

  it('is recorded even if its event is stopped', () => {
    document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    elementOf('menu').click();
    expect(takeRecordedClick(document.body)).toBe(elementOf('menu'));
  });

  it('is not recorded outside of buttons or when it submits a form with an action', () => {
    elementOf('words').click();
    elementOf('form').addEventListener('submit', (event) => event.preventDefault());
    elementOf('send').click();
    expect(takeRecordedClick(document.body)).toBeNull();
  });

  it('is replayed once after hydration', () => {
    elementOf('menu').click();
    elementOf('menu').addEventListener('click', clicked);
    render(<EventReplay />);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

it('does not record clicks after hydration', () => {
  render(<EventReplay />);
  elementOf('menu').click();
  expect(takeRecordedClick(document.body)).toBeNull();
});
