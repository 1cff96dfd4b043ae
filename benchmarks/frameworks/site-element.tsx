import { createDataClient } from '@uplift/data-client';
import { type ReactElement, StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App, type AppProps } from '../../apps/web/src/app/app.tsx';

export { createStyleCache } from '../../apps/web/src/ssr/page-styles.ts';

/** A rendered page gets its data as a prop and sends no requests. */
const client = createDataClient({
  fetch: () => Promise.reject(new Error('The benchmark reads no API.')),
  hostname: 'localhost',
});

export interface SiteElementProps
  extends Pick<AppProps, 'styleCache' | 'data' | 'siteUrl' | 'officeTimeZone' | 'serverYear'> {
  path: string;
}

/** The app of `entry-server.tsx`, for other frameworks' servers. */
export function SiteElement({ path, ...props }: SiteElementProps): ReactElement {
  return (
    <StrictMode>
      <StaticRouter location={path}>
        <App {...props} client={client} response={null} />
      </StaticRouter>
    </StrictMode>
  );
}
