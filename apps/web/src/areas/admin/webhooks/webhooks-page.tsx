import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { WebhookCatalog } from './webhook-catalog.tsx';
import { WebhookDetail } from './webhook-detail.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Routes of the webhooks: list, event catalog, and details. */
export default function WebhooksPage(): ReactElement {
  return (
    <Routes>
      <Route index element={<WebhookList />} />
      <Route path="catalog" element={<WebhookCatalog />} />
      <Route path=":id" element={<WebhookDetail />} />
    </Routes>
  );
}
