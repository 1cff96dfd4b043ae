import { cleanup, render, screen } from '@testing-library/react';
import { createDataClient } from '@uplift/data-client';
import { DataProvider } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../../app/site-context.tsx';
import SiteFooter from './site-footer.tsx';

/** 11:30 PM on December 31, 2026, at the office. */
const lastHour = '2027-01-01T04:30:00Z';
const newYear = '2027-01-01T05:00:00Z';
const officeTimeZone = 'America/New_York';
const fetch = async () => Response.json({ data: [] });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function footer(serverYear?: string): ReactElement {
  return (
    <DataProvider client={createDataClient({ fetch, hostname: 'localhost', tokens: null })}>
      <SiteProvider value={{ siteUrl: 'https://site.test', officeTimeZone, serverYear, response: null }}>
        <MemoryRouter>
          <SiteFooter />
        </MemoryRouter>
      </SiteProvider>
    </DataProvider>
  );
}

const yearIn = (text: string | null) => /© (\d+) Uplift Systems/.exec(text ?? '')?.[1];

describe('the copyright year', () => {
  it.each([
    [lastHour, '2026'],
    [newYear, '2027'],
  ])('at %s is %s, the year at the office', (moment, year) => {
    vi.setSystemTime(moment);
    render(footer());
    expect(yearIn(screen.getByText(/©/).textContent)).toBe(year);
  });

  it('changes without a hydration error on a page that was cached in the old year', () => {
    vi.setSystemTime(lastHour);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(footer('2026'));
    expect(yearIn(container.textContent)).toBe('2026');
    vi.setSystemTime(newYear);
    const onRecoverableError = vi.fn();
    render(footer('2026'), { container, hydrate: true, onRecoverableError });
    expect(yearIn(container.textContent)).toBe('2027');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
