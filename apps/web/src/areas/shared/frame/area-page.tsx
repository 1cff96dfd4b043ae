import { Container } from '@uplift/ui/container';
import { Section } from '@uplift/ui/section';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { Area } from '../../../app/area.ts';
import { PageHead } from '../../../app/page-head.tsx';
import { useInBrowser } from '../../../hydration/hydration.ts';
import { NeedsScript } from '../../../hydration/needs-script.tsx';
import { withCode } from '../../../hydration/with-code.styles.ts';

const titles = {
  client: 'Client portal',
  manager: 'Manager',
  admin: 'Admin',
} satisfies Record<Area, string>;

/** Placeholder for a page of an area until its code and session have loaded. */
export function AreaSkeleton({ area }: { area: Area }): ReactElement {
  return (
    <Section spacing="compact" aria-busy="true">
      <PageHead title={titles[area]} index={false} />
      <Container>
        <NeedsScript what="page" />
        <Stack gap={6} css={withCode} role="status" aria-label={`Loading ${titles[area]}`}>
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </Stack>
      </Container>
    </Section>
  );
}

/** Renders an area in the browser only. The server sends the same frame to all users. */
export default function AreaPage({ area, children }: { area: Area; children: ReactNode }): ReactElement {
  const inBrowser = useInBrowser();
  const skeleton = <AreaSkeleton area={area} />;
  return inBrowser ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}
