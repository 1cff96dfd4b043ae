import type { ReactElement } from 'react';
import { brand } from '../../content/brand.ts';
import { deferredSection } from '../../shell/deferred-section.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Hero } from './hero.tsx';

const Technology = deferredSection(() => import('./sections/technology-section.tsx'));
const Process = deferredSection(() => import('./sections/process-section.tsx'));
const Calculator = deferredSection(() => import('./sections/calculator-section.tsx'));
const Stories = deferredSection(() => import('./sections/stories-section.tsx'));
const Commitment = deferredSection(() => import('./sections/commitment-section.tsx'));
const Banner = deferredSection(() => import('./sections/banner-section.tsx'));

/** The home page: its seven sections in their order. */
export default function HomePage(): ReactElement {
  return (
    <>
      <PageHead title={brand.tagline} />
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
