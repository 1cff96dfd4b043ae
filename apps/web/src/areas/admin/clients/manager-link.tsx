import { css } from '@emotion/react';
import type { User } from '@uplift/data-client/contract/admin';
import { Avatar } from '@uplift/ui/avatar';
import { HoverCard } from '@uplift/ui/hover-card';
import { Link } from '@uplift/ui/link';
import { Text } from '@uplift/ui/text';
import { space } from '@uplift/ui/tokens';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { LastSeen } from '../users/last-seen.tsx';
import { roleNames, userParameter } from '../users/user-columns.tsx';

/** Above the link that covers the row. */
const link = css({ position: 'relative', zIndex: 1 });

const card = css({ display: 'flex', gap: space[3] });

/** Link to the manager of a client, with a preview on hover. */
export function ManagerLink({ manager }: { manager: User }): ReactElement {
  const { id, name, email, role, clientCount, lastSeenAt } = manager;
  return (
    <HoverCard.Root>
      <HoverCard.Trigger asChild>
        <Link asChild underline="hover" css={link}>
          <RouterLink to={`/admin/users?${userParameter}=${id}`}>{name}</RouterLink>
        </Link>
      </HoverCard.Trigger>
      <HoverCard.Content>
        <div css={card}>
          <Avatar.Root name={name} decorative />
          <div>
            <Text weight="medium" size="sm">
              {name}
            </Text>
            <Text size="sm" tone="muted">
              {roleNames[role]} · <EmailText>{email}</EmailText>
            </Text>
            <Text size="sm" tone="muted">
              {clientCount === 1 ? '1 client' : `${clientCount} clients`} · Last seen{' '}
              <LastSeen at={lastSeenAt} />
            </Text>
          </div>
        </div>
      </HoverCard.Content>
    </HoverCard.Root>
  );
}
