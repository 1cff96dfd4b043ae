import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { brand } from '../../content/brand.ts';
import { hero } from '../../content/home.ts';
import { onInteraction } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { organization, website } from '../../ssr/metadata/structured-data.ts';

const Hero = lazySection(() => import('./hero.tsx'), onInteraction);
const Technology = lazySection(() => import('./sections/technology-section.tsx'));
const Process = lazySection(() => import('./sections/process-section.tsx'));
const Calculator = lazySection(() => import('./sections/calculator-section.tsx'));
const Stories = lazySection(() => import('./sections/stories-section.tsx'));
const Closing = lazySection(() => import('./sections/closing-section.tsx'), onInteraction);

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
      <Closing />
    </>
  );
}
