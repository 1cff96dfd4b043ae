import { createDataClient, createTokenStore } from '@uplift/data-client';
import { followTheme } from '@uplift/ui/theme';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageAt } from './routes.tsx';
import { readPageStart } from './shell/page-start.ts';
import { adoptPageStyles } from './shell/page-styles.ts';
import { SiteRouter } from './shell/site-router.tsx';
import { followSignOut } from './shell/tab-storage.ts';

const { siteUrl, officeTimeZone, serverYear, origins, data, submission } = readPageStart(document);
const client = createDataClient({ origins, tokens: createTokenStore(window) });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

followTheme();
followSignOut();

// With the page's code loaded, hydration completes at once. Otherwise the HTML stays readable until it loads.
await pageAt(window.location.pathname)
  ?.load()
  .catch(() => {});

// A transition hydrates in small steps, so clicks and typing take priority.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SiteRouter>
        <App
          styleCache={adoptPageStyles(document)}
          client={client}
          data={data}
          siteUrl={siteUrl}
          officeTimeZone={officeTimeZone}
          serverYear={serverYear}
          response={null}
          submission={submission}
        />
      </SiteRouter>
    </StrictMode>,
  );
});
