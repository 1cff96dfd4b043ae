import createCache from '@emotion/cache';
import { createDataClient } from '@uplift/data-client';
import { publicEndpoints } from '@uplift/data-client/contract';
import {
  answer,
  createMemoryTokenStore,
  handlerFetch,
  publicSite,
  sampleAdmin,
} from '@uplift/data-client/testing';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';

type Handlers = ReturnType<typeof publicSite>;

export interface SitePageProps {
  /** The address within the site. */
  path: string;
  /** What the API answers, instead of what it always does. */
  network?: Handlers;
  /** Whether an admin is signed in. @default false */
  asAdmin?: boolean;
}

const adminSession = [answer(publicEndpoints.getAccountUser, sampleAdmin)];

const styleCache = createCache({ key: 'page' });

/** The site at one address, as a visitor meets it who is not signed in, or as an admin does. */
export function SitePage({ path, network = [], asAdmin = false }: SitePageProps): ReactElement {
  const [client] = useState(() =>
    createDataClient({
      fetch: handlerFetch([...network, ...(asAdmin ? adminSession : []), ...publicSite()]),
      tokens: createMemoryTokenStore(asAdmin ? { adminToken: 'sample' } : {}),
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
