import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { stubLayout } from '../stories/stub-layout.ts';
import { TechShowcase } from './index.ts';

stubLayout((query) => query.includes('reduced-motion'));

it.each([
  ['moves focus from the orbit to the switch of the views', 'Technology 1', 'Modern'],
  ['leaves focus outside the orbit', 'Before', 'Before'],
])('%s when hydration replaces it by the cards', async (_, before, after) => {
  const showcase = (
    <TechShowcase
      technologies={sampleTechnologies(24).map((technology, index) => ({
        ...technology,
        name: `Technology ${index}`,
      }))}
      graphics="2d"
      heading={<a href="#before">Before</a>}
    />
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(showcase);
  within(page).getByRole('link', { name: before }).focus();
  const root = await act(async () => hydrateRoot(page, showcase));
  expect(page.querySelector('[data-view="modern"]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe(after);
  act(() => root.unmount());
  page.remove();
});
