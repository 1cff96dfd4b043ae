import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ClientSignIn } from '../../auth/sign-in/client-sign-in.tsx';
import { portal } from '../../content/portal.ts';
import * as styles from './portal-sign-in.styles.ts';

export default function PortalSignIn(): ReactElement {
  return (
    <ClientSignIn title={portal.title} lead={portal.lead} listed>
      <span css={styles.staff}>
        {portal.staff.text}
        {portal.staff.links.map(({ label, to }) => (
          <Link key={to} asChild underline="hover">
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        ))}
      </span>
    </ClientSignIn>
  );
}
