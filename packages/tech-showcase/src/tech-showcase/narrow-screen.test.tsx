import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NARROW_WINDOW } from '../orbit-view/use-narrow.ts';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { stubLayout } from '../stories/stub-layout.ts';
import { TechShowcase } from './index.ts';

stubLayout((query) => query === NARROW_WINDOW);

/** The server renders for a wide screen. */
function rendered(showcase: ReactElement): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(showcase);
  return page;
}

describe('TechShowcase on a narrow screen', () => {
  const technologies = sampleTechnologies(24);
  const showcase = <TechShowcase technologies={technologies} graphics="2d" />;

  it.each([
    ['a technology of the list', () => screen.getByRole('link', { name: technologies[0]?.name ?? '' })],
    ['the rotation', () => screen.getByRole('slider')],
    ['the playback button', () => screen.getByRole('button', { name: 'Pause animation' })],
  ])('leaves focus on %s during hydration', async (_, control) => {
    const page = rendered(showcase);
    const focused = control();
    focused.focus();
    const root = await act(async () => hydrateRoot(page, showcase));
    expect(within(page).getByText('See all 24')).toBeDefined();
    expect(document.activeElement).toBe(focused);
    act(() => root.unmount());
    page.remove();
  });

  it('moves focus to the switch of the views when all technologies are requested', async () => {
    const page = rendered(showcase);
    const root = await act(async () => hydrateRoot(page, showcase));
    fireEvent.click(within(page).getByText('See all 24'));
    const modern = within(page).getByRole('radio', { name: 'Modern' });
    expect(modern.getAttribute('aria-checked')).toBe('true');
    expect(document.activeElement).toBe(modern);
    act(() => root.unmount());
    page.remove();
  });
});
