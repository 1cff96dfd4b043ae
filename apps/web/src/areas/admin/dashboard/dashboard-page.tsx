import { publicEndpoints } from '@uplift/data-client';
import { useEndpoint, useTechAssets } from '@uplift/data-client/swr';
import { Card } from '@uplift/ui/card';
import { Grid } from '@uplift/ui/grid';
import { Stat } from '@uplift/ui/stat';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';

function count(list: { data: readonly unknown[] } | undefined): string {
  return list ? String(list.data.length) : '–';
}

/** What the site shows at the moment, in figures. */
export default function DashboardPage(): ReactElement {
  const assets = useEndpoint(publicEndpoints.listAssets, { query: { page: 1, pageSize: 100 } });
  const technologies = useTechAssets();
  const stories = useEndpoint(publicEndpoints.listCaseStudies, {}, { revalidateIfStale: true });
  const total = assets.data?.total;
  return (
    <AdminPage title="Overview" lead="What visitors find on the site right now.">
      <Grid minColumn="14rem">
        <Card>
          <Stat value={count(stories.data)} label="published success stories" />
        </Card>
        <Card>
          <Stat value={count(technologies.data)} label="active technologies" />
        </Card>
        <Card>
          <Stat value={total === undefined ? count(assets.data) : String(total)} label="active assets" />
        </Card>
      </Grid>
    </AdminPage>
  );
}
