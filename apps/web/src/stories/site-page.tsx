import createCache from '@emotion/cache';
import { createDataClient } from '@uplift/data-client';
import { createMemoryTokenStore, handlerFetch, publicSite } from '@uplift/data-client/testing';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';

type Handlers = ReturnType<typeof publicSite>;

export interface SitePageProps {
  /** The address within the site. */
  path: string;
  /** What the API answers, instead of what it always does. */
  network?: Handlers;
}

const styleCache = createCache({ key: 'page' });

/** The site at one address, as a visitor meets it who is not signed in. */
export function SitePage({ path, network = [] }: SitePageProps): ReactElement {
  const [client] = useState(() =>
    createDataClient({
      fetch: handlerFetch([...network, ...publicSite()]),
      tokens: createMemoryTokenStore(),
    }),
  );
  return (
    <MemoryRouter initialEntries={[path]}>
      <App
        styleCache={styleCache}
        client={client}
        data={{}}
        siteUrl="https://uplift.example"
        response={null}
      />
    </MemoryRouter>
  );
}
