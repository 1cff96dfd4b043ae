import createCache from '@emotion/cache';
import { createDataClient, publicEndpoints } from '@uplift/data-client';
import {
  createMemoryTokenStore,
  fail,
  handlerFetch,
  pending,
  publicSite,
  sampleCaseStudies,
} from '@uplift/data-client/testing';
import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from './app.tsx';

type Handlers = ReturnType<typeof publicSite>;

interface SitePageProps {
  /** The address within the site. */
  path: string;
  /** What the API answers, instead of what it always does. */
  network?: Handlers;
}

const styleCache = createCache({ key: 'page' });

/** The site at one address, as a visitor meets it who is not signed in. */
function SitePage({ path, network = [] }: SitePageProps): ReactElement {
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

const meta = preview.meta({
  title: 'Pages/Public',
  component: SitePage,
  // Whole pages: side by side on one docs page they would be many headers in a row.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
});

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Our Commitment' })).toBeInTheDocument();
    const [story] = sampleCaseStudies;
    await expect(await canvas.findByRole('link', { name: story?.title ?? '' })).toBeInTheDocument();
  },
});

export const HomeWhileTheApiIsSlow = meta.story({
  args: { network: [pending(publicEndpoints.listCaseStudies), pending(publicEndpoints.listTechAssets)] },
});

export const HomeWhileTheApiFails = meta.story({
  args: {
    network: [
      fail(publicEndpoints.listCaseStudies, 503, 'The database is away.'),
      fail(publicEndpoints.listTechAssets, 503, 'The database is away.'),
    ],
  },
});

export const Services = meta.story({ args: { path: '/services' } });
export const ServiceDetail = meta.story({ args: { path: '/services/systems-audit' } });
export const Calculator = meta.story({ args: { path: '/calculator' } });
export const Pricing = meta.story({ args: { path: '/pricing' } });
export const Results = meta.story({ args: { path: '/results' } });
export const About = meta.story({ args: { path: '/about' } });
export const Contact = meta.story({ args: { path: '/contact' } });
export const Resources = meta.story({ args: { path: '/resources' } });
export const SuccessStories = meta.story({ args: { path: '/success-stories' } });
export const Portal = meta.story({ args: { path: '/portal' } });
export const ClientSignIn = meta.story({ args: { path: '/client/login' } });
export const NotFound = meta.story({
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
});
