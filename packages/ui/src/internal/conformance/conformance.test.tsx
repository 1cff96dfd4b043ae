import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../../index.ts';
import { asChild, components, overlays, type PassedOn } from './cases.tsx';
import { stubLayout } from './stub-layout.ts';

beforeEach(stubLayout);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function passedOn(): PassedOn & { attached: (Element | null)[] } {
  const attached: (Element | null)[] = [];
  return {
    attached,
    ref: (element) => {
      attached.push(element);
    },
    'data-testid': 'root',
    className: 'theirs',
    style: { opacity: 0.5 },
  };
}

/** Controls whose text is not their value. Other props reach the control, and the ref an element around it. */
const withValueInRef = ['Combobox', 'DatePicker', 'MoneyInput', 'NumberInput', 'RichSelect'];

describe.each(Object.entries({ ...components, ...overlays }))('%s', (name, renderComponent) => {
  it('passes ref, other props, className and style on, and clears the ref on unmount', () => {
    const { attached, ...props } = passedOn();
    const { unmount } = render(renderComponent(props));
    const root = screen.getByTestId('root');
    if (withValueInRef.includes(name)) {
      expect(attached).toHaveLength(1);
      expect(attached[0]?.contains(root)).toBe(true);
      expect(attached[0]).toHaveProperty('value');
    } else {
      expect(attached).toEqual([root]);
    }
    expect(root.classList).toContain('theirs');
    expect(root.style.opacity).toBe('0.5');
    unmount();
    expect(attached.at(-1)).toBeNull();
  });
});

describe.each(Object.entries(asChild))('%s with asChild', (_, renderComponent) => {
  it('renders its child with the styles and props of both', () => {
    const { attached, ...props } = passedOn();
    render(renderComponent(props));
    const root = screen.getByRole('link', { name: 'Elsewhere' });
    expect(root).toBe(screen.getByTestId('root'));
    expect(root.getAttribute('href')).toBe('/elsewhere');
    expect(attached).toEqual([root]);
    expect(root.classList).toContain('own');
    expect(root.classList).toContain('theirs');
    expect([...root.classList].some((name) => name.startsWith('css-'))).toBe(true);
    expect(root.style.opacity).toBe('0.5');
  });
});

it('covers every exported component', () => {
  const withoutRoot = [
    'ComponentErrorBoundary',
    'Fonts',
    'GlobalStyles',
    'LocaleProvider',
    'PageErrorBoundary',
    'PortalProvider',
    'SectionErrorBoundary',
    'Sheet',
    'ThemeProvider',
    'TokenStyles',
    'TooltipProvider',
  ];
  const names = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name) && !withoutRoot.includes(name));
  const covered = new Set(Object.keys({ ...components, ...overlays }).map((name) => name.split('.')[0]));
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
});
