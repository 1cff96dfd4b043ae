import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { components, overlays } from './cases.tsx';
import { stubLayout } from './stub-layout.ts';

beforeEach(stubLayout);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Overrides the style sheet of sonner, which is in no layer. */
const unlayered = ['Toaster'];

/** In their cases, these contain other parts, which have a class name of their own. */
const withParts = [
  'AlertDialog.Content',
  'Dialog.Content',
  'DropdownMenu.Group',
  'DropdownMenu.RadioGroup',
  'ErrorSummary',
  'Sheet.Content',
  'Tabs.Root',
  'ToggleGroup.Root',
];

const all = Object.entries({ ...components, ...overlays });

/** Returns the rules that Emotion has written so far. */
function rules(): string[] {
  return [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent ?? '');
}

it.each(all.filter(([name]) => !unlayered.includes(name)))(
  '%s has its styles in the cascade layer of components',
  (_, renderComponent) => {
    render(renderComponent({}));
    const outside = rules().filter((rule) => !/^@layer uplift\{|^@(-webkit-)?keyframes |\{\}$/.test(rule));
    expect(outside).toEqual([]);
  },
);

it.each(all.filter(([name]) => !withParts.includes(name)))(
  '%s marks its inner elements with data-part',
  (_, renderComponent) => {
    render(renderComponent({ 'data-testid': 'root' }));
    const styled = [...screen.getByTestId('root').querySelectorAll<HTMLElement>('[class*="css-"]')];
    const unmarked = styled.filter((element) => !element.closest('svg') && !element.dataset.part);
    expect(unmarked.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
