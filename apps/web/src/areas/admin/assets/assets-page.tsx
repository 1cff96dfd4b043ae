import { publicEndpoints } from '@uplift/data-client';
import { useEndpoint } from '@uplift/data-client/swr';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { AdminTable } from '../admin-table.tsx';

/** The files that the site serves. */
export default function AssetsPage(): ReactElement {
  const { data, error } = useEndpoint(publicEndpoints.listAssets, { query: { page: 1, pageSize: 100 } });
  return (
    <AdminPage title="Assets" lead="Logos, icons and illustrations that the site serves.">
      <AdminTable
        caption="Active assets"
        columns={['Name', 'Category', 'File']}
        rows={data?.data.map(({ id, name, category }) => ({
          id,
          cells: [
            name,
            category,
            <a key="file" href={`/api/assets/${id}/file`}>
              Open <VisuallyHidden>{name}</VisuallyHidden>
            </a>,
          ],
        }))}
        error={error}
      />
    </AdminPage>
  );
}
