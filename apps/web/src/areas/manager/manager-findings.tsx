import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { useEndpoint } from '@uplift/data-client/swr';
import Building from 'lucide-react/icons/building';
import type { ReactElement } from 'react';
import { Found, useFindingsQuery } from '../shared/commands/found.tsx';

/** The user's clients that match a search, for the command menu. */
export function ManagerFindings({ search }: { search: string }): ReactElement {
  const query = useFindingsQuery(search);
  const clients = useEndpoint(managerEndpoints.listPortfolio, query && { query });
  return (
    <Found
      search={query?.q ?? ''}
      heading="Clients"
      icon={Building}
      rows={clients.data?.data}
      textOf={({ company }) => company}
      pathOf={({ id }) => `/manager/clients/${id}`}
    />
  );
}
