import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import Building from 'lucide-react/icons/building';
import FileImage from 'lucide-react/icons/file-image';
import Inbox from 'lucide-react/icons/inbox';
import Layers from 'lucide-react/icons/layers';
import Trophy from 'lucide-react/icons/trophy';
import User from 'lucide-react/icons/user';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactElement } from 'react';
import { Found, useFindingsQuery } from '../shared/commands/found.tsx';

/** Search results from the lists of the admin area, for the command menu. */
export function AdminFindings({ search }: { search: string }): ReactElement {
  const query = useFindingsQuery(search);
  const request = query && { query };
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
        search={query?.q ?? ''}
        heading="Users"
        icon={User}
        rows={users.data?.data}
        textOf={({ name, email }) => `${name} · ${email}`}
        pathOf={({ id }) => `/admin/users?user=${id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="Clients"
        icon={Building}
        rows={clients.data?.data}
        textOf={({ company }) => company}
        pathOf={({ id }) => `/admin/users/clients?client=${id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="People at clients"
        icon={UserRound}
        rows={people.data?.data}
        textOf={({ name, client }) => `${name} · ${client.company}`}
        pathOf={({ client }) => `/admin/users/clients?client=${client.id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="Leads"
        icon={Inbox}
        rows={leads.data?.data}
        textOf={({ name, email, company }) => [...new Set([name, company ?? email])].join(' · ')}
        pathOf={({ id }) => `/admin/leads?lead=${id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="Success stories"
        icon={Trophy}
        rows={stories.data?.data}
        textOf={({ title, industry }) => (industry ? `${title} · ${industry}` : title)}
        pathOf={({ id }) => `/admin/success-stories/${id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="Assets"
        icon={FileImage}
        rows={assets.data?.data}
        textOf={({ name, category }) => `${name} · ${category}`}
        pathOf={({ id }) => `/admin/assets?asset=${id}`}
      />
      <Found
        search={query?.q ?? ''}
        heading="Technologies"
        icon={Layers}
        rows={technologies.data?.data}
        textOf={({ name, category }) => `${name} · ${category}`}
        pathOf={({ id }) => `/admin/tech-assets?technology=${id}`}
      />
    </>
  );
}
