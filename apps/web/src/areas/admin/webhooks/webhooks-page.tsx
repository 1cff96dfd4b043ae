import { EmptyState } from '@uplift/ui/empty-state';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';

/** Who is told what happens here. */
export default function WebhooksPage(): ReactElement {
  return (
    <AdminPage title="Webhooks" lead="Webhooks tell other programs what happened here, when it happens.">
      <EmptyState
        title="No webhooks"
        description="No address is registered, so nothing leaves this server."
      />
    </AdminPage>
  );
}
