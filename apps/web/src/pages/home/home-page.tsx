import type { ReactElement } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { brand } from '../../content/brand.ts';
import { hero } from '../../content/home.ts';
import { atOnceIf, onInteraction, onVisible } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import { organization, website } from '../../ssr/metadata/structured-data.ts';

/** Reduced motion replaces the orbit of the server's HTML with cards, which are taller: before they are in view. */
const onVisibleOrStill = atOnceIf(() => matchMedia('(prefers-reduced-motion: reduce)').matches, onVisible);

const Hero = lazySection(() => import('./hero.tsx'), onInteraction);
const Technology = lazySection(() => import('./sections/technology-section.tsx'), onVisibleOrStill);
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
