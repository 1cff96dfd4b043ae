import type { ReactElement } from 'react';
import { NotFound } from './not-found.tsx';

export default function NotFoundPage(): ReactElement {
  return <NotFound />;
}
