import { EmptyState } from '@uplift/ui/empty-state';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';

/** The keys of other programs. */
export default function ApiKeysPage(): ReactElement {
  return (
    <AdminPage title="API keys" lead="Keys let other programs read and change what you may read and change.">
      <EmptyState title="No API keys" description="No key has been issued, so no program has access." />
    </AdminPage>
  );
}
