import { useTechAssets } from '@uplift/data-client/swr';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { AdminTable } from '../admin-table.tsx';

/** The technologies of the showcase. */
export default function TechAssetsPage(): ReactElement {
  const { data, error } = useTechAssets();
  return (
    <AdminPage
      title="Tech assets"
      lead="The technologies of the showcase, in the order in which visitors see them."
    >
      <AdminTable
        caption="Active technologies"
        columns={['Name', 'Category', 'Priority']}
        rows={data?.data.map(({ id, name, category, priority }) => ({
          id,
          cells: [name, category, priority],
        }))}
        error={error}
      />
    </AdminPage>
  );
}
