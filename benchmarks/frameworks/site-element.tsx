import { createDataClient } from '@uplift/data-client';
import { type ReactElement, StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App, type AppProps } from '../src/app.tsx';

export { createStyleCache } from '../src/shell/page-styles.ts';

/** Nothing is asked for while a page renders: what it needs came with it. */
const client = createDataClient({
  fetch: () => Promise.reject(new Error('The benchmark reads no API.')),
  hostname: 'localhost',
});

export interface SiteElementProps extends Pick<AppProps, 'styleCache' | 'data' | 'siteUrl'> {
  path: string;
}

/** The site as `entry-server.tsx` renders it, for another server to render. */
export function SiteElement({ path, ...props }: SiteElementProps): ReactElement {
  return (
    <StrictMode>
      <StaticRouter location={path}>
        <App {...props} client={client} response={null} />
      </StaticRouter>
    </StrictMode>
  );
}
