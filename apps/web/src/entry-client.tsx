import { createDataClient, createTokenStore } from '@uplift/data-client';
import { followTheme } from '@uplift/ui/theme';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageAt } from './routes.tsx';
import { readPageStart } from './shell/page-start.ts';
import { adoptPageStyles } from './shell/page-styles.ts';
import { SiteRouter } from './shell/site-router.tsx';

const { siteUrl, officeTimeZone, origins, data, submission } = readPageStart(document);
const client = createDataClient({ origins, tokens: createTokenStore(window) });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

followTheme();

// With its code at hand the page becomes usable at once; without it, it stays readable until it comes.
await pageAt(window.location.pathname)
  ?.load()
  .catch(() => {});

// As a transition it is done in small steps, and whoever presses or types meanwhile goes first.
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
          response={null}
          submission={submission}
        />
      </SiteRouter>
    </StrictMode>,
  );
});
