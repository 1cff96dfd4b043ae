import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../../index.ts';
import { changes } from './changes.tsx';
import { stubLayout } from './stub-layout.ts';
import { translate } from './translate.ts';

beforeEach(() => {
  stubLayout();
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function press(selector: string, onPressed: () => void = () => {}): void {
  for (const element of document.querySelectorAll(selector)) {
    fireEvent.keyDown(element, { key: 'ArrowDown' });
    translate(document.body);
    fireEvent.click(element);
    translate(document.body);
    onPressed();
  }
}

/** Opens, closes, checks, sorts, drags and types, like a user would. */
function operateControls(): void {
  for (const input of document.querySelectorAll('input')) {
    fireEvent.mouseDown(input);
    fireEvent.dragOver(input, { dataTransfer: { types: ['Files'] } });
    translate(document.body);
    fireEvent.dragLeave(input);
    press('[role="option"]');
  }
  press('button, summary', () => {
    press('[role^="menuitem"]');
    for (const menu of document.querySelectorAll('[role="menu"]')) fireEvent.keyDown(menu, { key: 'Escape' });
  });
}

/** Returns the text on the page without announcements, which depend on earlier states. */
function shownText(): string {
  const page = document.body.cloneNode(true);
  if (!(page instanceof Element)) return '';
  for (const announcement of page.querySelectorAll('[role="status"]')) announcement.remove();
  return page.textContent;
}

function textOf(look: ReactElement): string {
  const { unmount } = render(look);
  const text = shownText();
  unmount();
  return text;
}

describe.each(Object.entries(changes))('%s on a translated page', (_, looks) => {
  const [first] = looks;
  const thereAndBack = [...looks, ...looks.toReversed()];

  it('shows each change', () => {
    const texts = new Map(looks.map((look) => [look, textOf(look)]));
    const { rerender, unmount } = render(first);
    for (const look of thereAndBack) {
      translate(document.body);
      rerender(look);
      expect(shownText()).toBe(texts.get(look));
    }
    unmount();
  });

  it('can be operated without errors', () => {
    const { rerender, unmount } = render(first);
    for (const look of looks) {
      rerender(look);
      translate(document.body);
      operateControls();
    }
    unmount();
  });
});

it('covers every exported component', () => {
  const withoutText = [
    'ComponentErrorBoundary',
    'Fonts',
    'GlobalStyles',
    'LocaleProvider',
    'PageErrorBoundary',
    'PortalProvider',
    'SectionErrorBoundary',
    'Theme',
    'ThemeProvider',
    'TokenStyles',
    'TooltipProvider',
  ];
  const partsOfDataTable = ['DataTableBulkBar', 'DataTablePager', 'DataTableToolbar'];
  const elsewhere = [...withoutText, ...partsOfDataTable];
  const names = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name) && !elsewhere.includes(name));
  expect(names.filter((name) => !(name in changes))).toEqual([]);
});
