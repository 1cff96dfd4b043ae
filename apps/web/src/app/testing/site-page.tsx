import createCache from '@emotion/cache';
import { createDataClient } from '@uplift/data-client';
import { createMemoryTokenStore, type publicSite } from '@uplift/data-client/testing';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';

type Handlers = ReturnType<typeof publicSite>;

export interface SitePageProps {
  /** The path on the site. */
  path: string;
  /** Handlers that override the default API responses. Installed by `siteHandlers`. */
  network?: Handlers;
  /** Whether an admin is signed in. @default false */
  asAdmin?: boolean;
  /** Whether a manager is signed in. @default false */
  asManager?: boolean;
  /** Whether a client user is signed in. @default false */
  asClient?: boolean;
}

const clientCookies = () => 'clientSession=1';

const styleCache = createCache({ key: 'page' });

/** The site at one path, as seen by a visitor or by a signed-in admin, manager or client. */
export function SitePage({
  path,
  asAdmin = false,
  asManager = false,
  asClient = false,
}: SitePageProps): ReactElement {
  const [client] = useState(() =>
    createDataClient({
      tokens: createMemoryTokenStore({
        ...(asAdmin ? { adminToken: 'sample' } : {}),
        ...(asManager ? { managerToken: 'sample' } : {}),
      }),
    }),
  );
  return (
    <MemoryRouter initialEntries={[path]}>
      <App
        styleCache={styleCache}
        client={client}
        data={{}}
        siteUrl="https://uplift.example"
        // The sample data has UTC dates.
        officeTimeZone="UTC"
        response={null}
        {...(asClient ? { readCookies: clientCookies } : {})}
      />
    </MemoryRouter>
  );
}
