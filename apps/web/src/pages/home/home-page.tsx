import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { brand } from '../../content/brand.ts';
import { hero } from '../../content/home.ts';
import { openWhenApproached } from '../../hydration/deferred-gate.ts';
import { deferredSection } from '../../hydration/deferred-section.tsx';
import { organization, website } from '../../ssr/metadata/structured-data.ts';

const Hero = deferredSection(() => import('./hero.tsx'), openWhenApproached);
const Technology = deferredSection(() => import('./sections/technology-section.tsx'));
const Process = deferredSection(() => import('./sections/process-section.tsx'), openWhenApproached);
const Calculator = deferredSection(() => import('./sections/calculator-section.tsx'));
const Stories = deferredSection(() => import('./sections/stories-section.tsx'));
const Commitment = deferredSection(() => import('./sections/commitment-section.tsx'), openWhenApproached);
const Banner = deferredSection(() => import('./sections/banner-section.tsx'), openWhenApproached);

/** The home page with its seven sections. */
export default function HomePage(): ReactElement {
  return (
    <>
      <PageHead
        title={brand.tagline}
        facts={
          import.meta.env.SSR && {
            card: { kicker: 'Systems audits and automation', title: hero.headline, figures: hero.stats },
            structuredData: (page) => [organization(page), website(page)],
          }
        }
      />
      <Hero />
      <Technology />
      <Process />
      <Calculator />
      <Stories />
      <Commitment />
      <Banner />
    </>
  );
}
