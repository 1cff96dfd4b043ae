import { createTokenStore } from '@uplift/data-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createHydration,
  type HydrationTrigger,
  onInteraction,
  onVisible,
  type SectionHydration,
} from './hydration-trigger.ts';
import { onFilledIn } from './on-filled-in.ts';

let hydration: SectionHydration;
let isRequested: boolean;
let stop: () => void;
const section = document.createElement('section');
const elsewhere = document.createElement('button');

/** The observed elements, and a function that brings the section near the viewport. */
const observer = { observed: [] as Element[], come: () => {}, disconnect: vi.fn() };

function guard(trigger: HydrationTrigger): void {
  stop = trigger(hydration, section, createTokenStore(window));
}

async function settled(): Promise<boolean> {
  await Promise.resolve();
  return isRequested;
}

function buttonOf(parent: Element): HTMLButtonElement {
  const button = parent.querySelector('button');
  if (!button) throw new Error('The section of the test has a button.');
  return button;
}

beforeEach(() => {
  section.innerHTML =
    '<div><button>Press</button><a href="#there">Follow</a><input><img src="data:," alt=""></div>';
  document.body.replaceChildren(section, elsewhere);
  hydration = createHydration();
  isRequested = false;
  void hydration.requested.then(() => {
    isRequested = true;
  });
  observer.observed = [];
  observer.disconnect.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observer.come = () => callback([{ isIntersecting: true }]);
      }
      observe = (element: Element) => observer.observed.push(element);
      disconnect = observer.disconnect;
    },
  );
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('hydration trigger', () => {
  it.each(['pointerover', 'pointerdown', 'focusin', 'input'])('opens on %s', async (type) => {
    guard(onInteraction);
    elsewhere.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await settled()).toBe(false);
    buttonOf(section).dispatchEvent(new Event(type, { bubbles: true }));
    expect(await settled()).toBe(true);
  });

  it('opens at once if the focus is already in the section', async () => {
    buttonOf(section).focus();
    guard(onInteraction);
    expect(await settled()).toBe(true);
  });

  it('opens near the viewport', async () => {
    guard(onVisible);
    expect(observer.observed).toEqual([section.firstElementChild]);
    expect(await settled()).toBe(false);
    observer.come();
    expect(await settled()).toBe(true);
  });

  it('opens when an image fails to load', async () => {
    guard(onInteraction);
    section.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(await settled()).toBe(true);
  });

  it('opens when a button was pressed before the trigger was attached', async () => {
    window.recordedClick = { button: buttonOf(section), event: new MouseEvent('click') };
    guard(onInteraction);
    expect(await settled()).toBe(true);
    expect(hydration.clicked).toBe(buttonOf(section));
  });
});

describe('form', () => {
  beforeEach(() => {
    section.innerHTML = `<form>
      <input value="as sent"><input type="checkbox" checked><textarea>as sent</textarea>
      <select><option value="">Choose</option><option>Two</option></select>
      <select><option>One</option><option selected>Two</option></select>
    </form>`;
  });

  it('opens on interaction', async () => {
    guard(onFilledIn);
    expect(await settled()).toBe(false);
    section.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(await settled()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['text', () => Object.assign(section.querySelector('input') ?? {}, { value: 'typed' })],
    ['a checkbox', () => Object.assign(section.querySelector('[type]') ?? {}, { checked: false })],
    ['a longer text', () => Object.assign(section.querySelector('textarea') ?? {}, { value: 'typed' })],
    ['a choice', () => Object.assign(section.querySelector('select') ?? {}, { selectedIndex: 1 })],
    ['a rejected value', () => section.querySelector('input')?.setAttribute('aria-invalid', 'true')],
  ])('opens at once with %s in it', async (_, change) => {
    change();
    guard(onFilledIn);
    expect(await settled()).toBe(true);
  });
});

describe('click on a button', () => {
  it('is prevented before hydration and replayed once after it', async () => {
    guard(onInteraction);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    buttonOf(section).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);

    const clicked = vi.fn();
    buttonOf(section).addEventListener('click', clicked);
    hydration.complete();
    expect(clicked).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(clicked).toHaveBeenCalledTimes(1);
    hydration.complete();
    await Promise.resolve();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('does not affect links or buttons outside of the section', () => {
    guard(onInteraction);
    for (const target of [section.querySelector('a'), elsewhere]) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      target?.dispatchEvent(click);
      expect(click.defaultPrevented).toBe(false);
    }
    expect(hydration.clicked).toBeNull();
  });

  it('is not prevented after hydration', () => {
    guard(onInteraction);
    hydration.complete();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    buttonOf(section).dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });
});

it('does not open after the trigger is removed', async () => {
  guard(onVisible);
  stop();
  buttonOf(section).dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(await settled()).toBe(false);
  expect(observer.disconnect).toHaveBeenCalled();
});
