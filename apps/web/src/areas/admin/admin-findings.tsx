import { LIST_SEARCH_LENGTH } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { CommandMenu } from '@uplift/ui/command-menu';
import type { IconComponent } from '@uplift/ui/icon';
import Building from 'lucide-react/icons/building';
import FileImage from 'lucide-react/icons/file-image';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../shared/lists/use-debounced-value.ts';

/** Minimum length of a search in characters, and number of results shown per kind. */
const SHORTEST_SEARCH = 2;
const pageSize = 4;

interface FoundProps<Row extends { id: string }> {
  heading: string;
  icon: IconComponent;
  /** The search results. Undefined until the server responds, and while the search is too short. */
  rows: readonly Row[] | undefined;
  /** Returns the label of a row, with details that tell it apart from rows of the same name. */
  textOf: (row: Row) => string;
  /** Returns the path that opens the row. */
  pathOf: (row: Row) => string;
  /** The search, which the server has matched with more fields than the label shows. */
  search: string;
}

function Found<Row extends { id: string }>({
  heading,
  icon,
  rows = [],
  textOf,
  pathOf,
  search,
}: FoundProps<Row>): ReactElement | null {
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  return (
    <CommandMenu.Group heading={heading}>
      {rows.map((row) => (
        <CommandMenu.Item
          key={row.id}
          icon={icon}
          value={`${heading} ${textOf(row)} ${row.id}`}
          keywords={[search]}
          onSelect={() => void navigate(pathOf(row))}
        >
          {textOf(row)}
        </CommandMenu.Item>
      ))}
    </CommandMenu.Group>
  );
}

/** Search results from the lists of the admin area, for the command menu. */
export function AdminFindings({ search }: { search: string }): ReactElement {
  const q = useDebouncedValue(search.trim());
  const searchable = q.length >= SHORTEST_SEARCH && q.length <= LIST_SEARCH_LENGTH;
  const request = searchable ? { query: { q, pageSize } } : null;
  const users = useEndpoint(adminEndpoints.listUsers, request);
  const clients = useEndpoint(adminEndpoints.listClients, request);
  const people = useEndpoint(adminEndpoints.listClientPeople, request);
  const leads = useEndpoint(adminEndpoints.listLeads, request);
  const stories = useEndpoint(adminEndpoints.listStories, request);
  const assets = useEndpoint(adminEndpoints.listAssets, request);
  const technologies = useEndpoint(adminEndpoints.listAdminTechAssets, request);
  return (
    <>
      <Found
        search={q}
        heading="Users"
        icon={User}
        rows={users.data?.data}
        textOf={({ name, email }) => `${name} · ${email}`}
        pathOf={({ id }) => `/admin/users?user=${id}`}
      />
      <Found
        search={q}
        heading="Clients"
        icon={Building}
        rows={clients.data?.data}
        textOf={({ company }) => company}
        pathOf={({ id }) => `/admin/users/clients?client=${id}`}
      />
      <Found
        search={q}
        heading="People at clients"
        icon={UserRound}
        rows={people.data?.data}
        textOf={({ name, client }) => `${name} · ${client.company}`}
        pathOf={({ client }) => `/admin/users/clients?client=${client.id}`}
      />
      <Found
        search={q}
        heading="Leads"
        icon={Inbox}
        rows={leads.data?.data}
        textOf={({ name, email, company }) => [...new Set([name, company ?? email])].join(' · ')}
        pathOf={({ id }) => `/admin/leads?lead=${id}`}
      />
      <Found
        search={q}
        heading="Success stories"
        icon={Trophy}
        rows={stories.data?.data}
        textOf={({ title, industry }) => (industry ? `${title} · ${industry}` : title)}
        pathOf={({ id }) => `/admin/success-stories/${id}`}
      />
      <Found
        search={q}
        heading="Assets"
        icon={FileImage}
        rows={assets.data?.data}
        textOf={({ name, category }) => `${name} · ${category}`}
        pathOf={({ id }) => `/admin/assets?asset=${id}`}
      />
      <Found
        search={q}
        heading="Technologies"
        icon={Layers}
        rows={technologies.data?.data}
        textOf={({ name, category }) => `${name} · ${category}`}
        pathOf={({ id }) => `/admin/tech-assets?technology=${id}`}
      />
    </>
  );
}
