import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { CommandMenu } from '@uplift/ui/command-menu';
import type { IconComponent } from '@uplift/ui/icon';
import User from 'lucide-react/icons/user';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettled } from '../../shell/use-settled.ts';

/** How many letters it takes before the server is asked, and how many rows of each kind are shown. */
const SHORTEST_SEARCH = 2;
const pageSize = 5;

interface FoundProps {
  heading: string;
  icon: IconComponent;
  rows: readonly { id: string; name: string; note: string; to: string }[];
}

function Found({ heading, icon, rows }: FoundProps): ReactElement | null {
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  return (
    <CommandMenu.Group heading={heading}>
      {rows.map(({ id, name, note, to }) => (
        <CommandMenu.Item
          key={id}
          icon={icon}
          value={`${name} ${note} ${id}`}
          onSelect={() => void navigate(to)}
        >
          {`${name} · ${note}`}
        </CommandMenu.Item>
      ))}
    </CommandMenu.Group>
  );
}

/** What the lists of the area hold for the words typed into the command menu. */
export function AdminFindings({ search }: { search: string }): ReactElement {
  const q = useSettled(search.trim());
  const request = q.length < SHORTEST_SEARCH ? null : { query: { q, pageSize } };
  const users = useEndpoint(adminEndpoints.listUsers, request);
  return (
    <Found
      heading="Users"
      icon={User}
      rows={(users.data?.data ?? []).map(({ id, name, email }) => ({
        id,
        name,
        note: email,
        to: `/admin/users?user=${id}`,
      }))}
    />
  );
}
