import {
  adminEndpoints,
  type ClientDetail,
  type ClientPerson,
  type ClientPersonAction,
} from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Badge } from '@uplift/ui/badge';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, useState } from 'react';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { LastSeen } from '../users/last-seen.tsx';
import * as styles from '../users/people-list.styles.ts';
import { useRefreshPeople } from '../users/use-refresh-people.ts';
import { stateNames, stateTones } from '../users/user-columns.tsx';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';

const labels = {
  'send-link': 'Send password link',
  'end-sessions': 'Sign out everywhere',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
} as const satisfies Record<ClientPersonAction, string>;

const actionLabels = {
  'send-link': ['send a password link to', 'Sending a password link to', 'Sent a password link to'],
  'end-sessions': ['sign out', 'Signing out', 'Signed out'],
  deactivate: ['deactivate', 'Deactivating', 'Deactivated'],
  reactivate: ['reactivate', 'Reactivating', 'Reactivated'],
} as const;

function actionsFor({ state }: ClientPerson): ClientPersonAction[] {
  return state === 'deactivated' ? ['reactivate'] : ['send-link', 'end-sessions', 'deactivate'];
}

interface PersonRowProps {
  person: ClientPerson;
  onChange: () => void;
  onAction: (action: ClientPersonAction) => void;
}

function PersonRow({ person, onChange, onAction }: PersonRowProps): ReactElement {
  const { name, email, state, lastSeenAt } = person;
  return (
    <li css={styles.row}>
      <div css={styles.who}>
        <div css={styles.title}>
          {name} <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        </div>
        <Text size="sm" tone="subtle">
          <EmailText>{email}</EmailText>
        </Text>
        {lastSeenAt !== null && (
          <Text size="sm" tone="subtle">
            Last seen <LastSeen at={lastSeenAt} />
          </Text>
        )}
      </div>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={`Actions for ${name}`} size="sm">
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={onChange}>Edit</DropdownMenu.Item>
          {actionsFor(person).map((action) => (
            <DropdownMenu.Item
              key={action}
              danger={action === 'deactivate'}
              onSelect={() => onAction(action)}
            >
              {labels[action]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </li>
  );
}

/** The people of a client who can sign in, with actions for each. */
export function ClientPeople({ client }: { client: ClientDetail }): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.actOnClientPeople);
  const [changing, setChanging] = useState<ClientPerson | null>(null);
  const act = useRowActions<ClientPersonAction>({
    send: (action, ids) => trigger({ params: { id: client.id }, body: { action, ids } }),
    labels: actionLabels,
    undo: { deactivate: 'reactivate' },
    plural: 'people',
    refresh: useRefreshPeople(),
  });
  return (
    <Stack gap={4}>
      <div css={styles.head}>
        <Heading level={3} size="sm">
          People
        </Heading>
        {client.state === 'active' && <AddPersonDialog clientId={client.id} company={client.company} />}
      </div>
      {client.people.length === 0 ? (
        <Text size="sm" tone="subtle">
          No people yet.
        </Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" aria-label={`People at ${client.company}`} css={styles.list}>
          {client.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onChange={() => setChanging(person)}
              onAction={(action) => void act(action, [person])}
            />
          ))}
        </ul>
      )}
      {changing && (
        <PersonDialog
          key={changing.id}
          clientId={client.id}
          person={changing}
          onClose={() => setChanging(null)}
        />
      )}
    </Stack>
  );
}
