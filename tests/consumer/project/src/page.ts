import { createDataClient } from '@uplift/data-client';
import { DataProvider, useCaseStudies, useTechAssets } from '@uplift/data-client/swr';
import { handlerFetch, publicSite } from '@uplift/data-client/testing';
import { calculate } from '@uplift/roi-engine';
import { RoiCalculator } from '@uplift/roi-engine/react';
import { TechShowcase } from '@uplift/tech-showcase';
import { Heading } from '@uplift/ui';
import { Button } from '@uplift/ui/button';
import { GlobalStyles, TokenStyles } from '@uplift/ui/theme';
import { createElement, Fragment, type ReactElement } from 'react';

const client = createDataClient({ fetch: handlerFetch(publicSite()) });

const { totalAnnualValue } = calculate({
  currentRevenue: 1_000_000,
  totalHeadCount: 10,
  busyWorkEmployees: 2,
  hoursPerWeek: 10,
  hourlyRate: 25,
});

function Content(): ReactElement {
  const stories = useCaseStudies();
  const technologies = useTechAssets();
  return createElement(
    Fragment,
    null,
    createElement(TokenStyles),
    createElement(GlobalStyles),
    createElement(Heading, { level: 1 }, 'Built with packages'),
    createElement(Button, null, `Worth ${Math.round(totalAnnualValue)} a year`),
    createElement('p', null, `Stories: ${stories.data?.data.length ?? 'none yet'}`),
    createElement(RoiCalculator),
    createElement(TechShowcase, { technologies: technologies.data?.data, graphics: '3d' }),
  );
}

/** Uses every package as documented. */
export function page(): ReactElement {
  return createElement(DataProvider, { client, children: createElement(Content) });
}
