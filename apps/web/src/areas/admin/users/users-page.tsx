import { Tabs } from '@uplift/ui/tabs';
import type { ReactElement } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { ClientsList } from '../clients/clients-list.tsx';
import { TeamList } from './team-list.tsx';

const paths = { team: '/admin/users', clients: '/admin/users/clients' } as const;

/** Manages the users who can sign in: the team and the clients. */
export default function UsersPage(): ReactElement {
  const { '*': rest = '' } = useParams();
  const navigate = useNavigate();
  if (rest !== '' && rest !== 'clients') return <Navigate to={paths.team} replace />;
  return (
    <AdminPage
      title={rest === 'clients' ? 'Clients' : 'Users'}
      lead={
        rest === 'clients'
          ? 'Client companies and the people who can sign in for them.'
          : 'Team members and their roles.'
      }
    >
      <Tabs.Root
        value={rest === 'clients' ? 'clients' : 'team'}
        onValueChange={(kind) => void navigate(kind === 'clients' ? paths.clients : paths.team)}
        activation="manual"
      >
        <Tabs.List label="Account type">
          <Tabs.Tab value="team">Team</Tabs.Tab>
          <Tabs.Tab value="clients">Clients</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="team">
          <TeamList />
        </Tabs.Panel>
        <Tabs.Panel value="clients">
          <ClientsList />
        </Tabs.Panel>
      </Tabs.Root>
    </AdminPage>
  );
}
