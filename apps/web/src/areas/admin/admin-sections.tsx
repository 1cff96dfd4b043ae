import { publicEndpoints } from '@uplift/data-client';
import { useEndpoint, useTechAssets } from '@uplift/data-client/swr';
import { formatMoney } from '@uplift/roi-engine';
import { EmptyState } from '@uplift/ui/empty-state';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { AdminPage } from './admin-page.tsx';
import { AdminTable } from './admin-table.tsx';
import { Overview } from './overview.tsx';
import { UsersPage } from './users/users-page.tsx';

function Assets(): ReactElement {
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

function TechAssets(): ReactElement {
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

function SuccessStories(): ReactElement {
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

function ApiKeys(): ReactElement {
  return (
    <AdminPage title="API keys" lead="Keys let other programs read and change what you may read and change.">
      <EmptyState title="No API keys" description="No key has been issued, so no program has access." />
    </AdminPage>
  );
}

function Webhooks(): ReactElement {
  return (
    <AdminPage title="Webhooks" lead="Webhooks tell other programs what happened here, when it happens.">
      <EmptyState
        title="No webhooks"
        description="No address is registered, so nothing leaves this server."
      />
    </AdminPage>
  );
}

/** The pages behind the admin sign-in, in the order of their menu. */
export const adminSections = [
  { path: 'dashboard', label: 'Overview', page: <Overview /> },
  { path: 'users', label: 'Users', page: <UsersPage /> },
  { path: 'assets', label: 'Assets', page: <Assets /> },
  { path: 'tech-assets', label: 'Tech assets', page: <TechAssets /> },
  { path: 'api-keys', label: 'API keys', page: <ApiKeys /> },
  { path: 'webhooks', label: 'Webhooks', page: <Webhooks /> },
  { path: 'success-stories', label: 'Success stories', page: <SuccessStories /> },
];
