import { createDataClient, createTokenStore } from '@uplift/data-client';
import { followTheme } from '@uplift/ui/theme';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { pageAt } from '../app/find-page.ts';
import { SiteRouter } from '../app/navigation/site-router.tsx';
import { followSignOut } from '../auth/sign-out/tab-storage.ts';
import { readBootstrapData } from '../ssr/bootstrap-data.ts';
import { adoptPageStyles } from '../ssr/page-styles.ts';

const { siteUrl, officeTimeZone, serverYear, origins, data, submission } = readBootstrapData(document);
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
