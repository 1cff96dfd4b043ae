import type { ReactElement } from 'react';
import { MeasuredValue } from '../../components/portal-pieces/measured-value.tsx';
import * as styles from './sign-in-page.styles.ts';

/** What clients find in the portal, next to the form on wide screens. */
export default function SignInAside(): ReactElement {
  return (
    <div css={styles.aside}>
      <MeasuredValue onServer />
    </div>
  );
}
