import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { themePartCss } from '../tokens/token-css.ts';
import { createTheme, Theme, useTheme } from './index.ts';

const root = document.documentElement;
const harbor = createTheme({ name: 'harbor', accent: '#0f766e', fonts: { text: 'Georgia, serif' } }).theme;
const forest = createTheme({ name: 'forest', accent: '#3f6212' }).theme;

beforeEach(() => {
  root.dataset.theme = 'dark';
});

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  delete root.dataset.contrast;
});

/** Returns the accent at the element with the text. */
function accentOf(text: string): string {
  return getComputedStyle(screen.getByText(text)).getPropertyValue('--up-color-accent');
}

function Mode(): ReactElement {
  return <b>{useTheme().theme}</b>;
}

describe('Theme', () => {
  it('follows the mode and contrast of the page without a mode of its own', () => {
    render(<Theme theme={harbor}>Part</Theme>);
    expect(accentOf('Part')).toBe(harbor.dark.accent);
    root.dataset.theme = 'light';
    expect(accentOf('Part')).toBe(harbor.light.accent);
    root.dataset.contrast = 'more';
    expect(accentOf('Part')).toBe(harbor.highContrast.light.accent);
  });

  it('keeps the forced mode on a page in the other', () => {
    root.dataset.contrast = 'more';
    render(
      <Theme theme={harbor} mode="light">
        Part
      </Theme>,
    );
    expect(accentOf('Part')).toBe(harbor.highContrast.light.accent);
  });

  it('passes brand and mode on to nested parts that change only one of them', () => {
    render(
      <Theme theme={harbor} mode="light">
        <Theme theme={forest}>Other brand</Theme>
        <Theme mode="dark">Other mode</Theme>
        <div data-theme="dark">By attribute</div>
      </Theme>,
    );
    expect(accentOf('Other brand')).toBe(forest.light.accent);
    expect(accentOf('Other mode')).toBe(harbor.dark.accent);
    expect(accentOf('By attribute')).toBe(harbor.dark.accent);
  });

  it('tells useTheme the forced mode, also on the server', () => {
    expect(
      renderToString(
        <Theme mode="dark">
          <Mode />
        </Theme>,
      ),
    ).toContain('<b>dark</b>');
  });

  it('declares fonts and text color again, which a part would inherit from the page', () => {
    expect(themePartCss(harbor)).toContain('font-family:var(--up-font-family-text)');
    expect(themePartCss(harbor)).toContain('--up-font-family-text:Georgia, serif');
  });
});
