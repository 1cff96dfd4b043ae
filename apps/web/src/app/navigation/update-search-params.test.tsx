import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, Suspense, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteRouter } from './site-router.tsx';
import { useUpdateSearchParams } from './update-search-params.ts';

const neverDrawn = new Promise<never>(() => {});

/** A list whose open row and sibling page never finish rendering. */
function List(): ReactElement {
  const { pathname, search } = useLocation();
  const updateSearchParams = useUpdateSearchParams();
  if (pathname !== '/list' || search.includes('row=')) use(neverDrawn);
  const searchFor = () =>
    updateSearchParams(
      (query) => {
        query.set('q', 'word');
        return query;
      },
      { replace: true },
    );
  return (
    <>
      <p>List</p>
      <Link to="?row=1">Row</Link>
      <Link to="/other">Other page</Link>
      <button type="button" onClick={searchFor}>
        Search
      </button>
    </>
  );
}

const address = () => window.location.pathname + window.location.search;

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

beforeEach(async () => {
  window.history.replaceState(null, '', '/list?page=2');
  await act(async () =>
    render(
      <SiteRouter>
        <Suspense>
          <List />
        </Suspense>
      </SiteRouter>,
    ),
  );
});

afterEach(cleanup);

it('changes the query of the page on screen', async () => {
  await press('Search');
  expect(address()).toBe('/list?page=2&q=word');
});

it('keeps a navigation that is still rendering', async () => {
  await press('Row');
  expect(screen.getByText('List')).toBeTruthy();
  await press('Search');
  expect(address()).toBe('/list?row=1&q=word');
});

it('does nothing when the visitor has left for another page', async () => {
  await press('Other page');
  expect(screen.getByText('List')).toBeTruthy();
  await press('Search');
  expect(address()).toBe('/other');
});
