import { cleanup, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../alert-dialog/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { Popover } from '../../popover/index.ts';
import { Sheet } from '../../sheet/index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Returns what is logged to the console while a panel is open for a second. */
function complaints(panel: ReactElement): unknown[] {
  const { unmount } = render(panel);
  vi.advanceTimersByTime(1000);
  unmount();
  return vi.mocked(console.error).mock.calls.flat();
}

describe.each([
  ['AlertDialog', AlertDialog],
  ['Dialog', Dialog],
  ['Popover', Popover],
  ['Sheet', Sheet],
] as const)('%s', (name, { Root, Content, Title }) => {
  const open = (children: ReactNode, label?: { 'aria-label': string }) => (
    <Root defaultOpen>
      <Content {...label}>{children}</Content>
    </Root>
  );

  it('does not warn about a panel with a title or an aria-label', () => {
    expect(complaints(open(<Title>Share</Title>))).toEqual([]);
    expect(complaints(open('Share', { 'aria-label': 'Share' }))).toEqual([]);
  });

  it('warns about a panel without a name, with the reason and the fix', () => {
    expect(complaints(open('Share'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^@uplift/ui: ${name}\\.Content has no title, so screen readers .* Put a ${name}\\.Title into it`,
        ),
      ),
    ]);
  });
});
