import { publicEndpoints } from '@uplift/data-client';
import { useEndpoint } from '@uplift/data-client/swr';
import { formatMoney } from '@uplift/roi-engine';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { AdminTable } from '../admin-table.tsx';

/** The success stories. */
export default function SuccessStoriesPage(): ReactElement {
  // Pages of the site carry the list without FinTech entries, so it is asked for again.
  const { data, error } = useEndpoint(publicEndpoints.listCaseStudies, {}, { revalidateIfStale: true });
  return (
    <AdminPage
      title="Success stories"
      lead="The published stories. Those from FinTech are left out on the site."
    >
      <AdminTable
        caption="Published stories"
        columns={['Title', 'Industry', 'Hours a week', 'Savings a year']}
        rows={data?.data.map(({ id, title, industry, hoursSaved, savings }) => ({
          id,
          cells: [title, industry, hoursSaved, formatMoney(savings)],
        }))}
        error={error}
      />
    </AdminPage>
  );
}
