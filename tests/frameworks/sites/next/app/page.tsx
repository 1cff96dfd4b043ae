import type { ReactElement } from 'react';
import { Estimate } from '../../estimate';

export default function Page(): ReactElement {
  return <Estimate />;
}
