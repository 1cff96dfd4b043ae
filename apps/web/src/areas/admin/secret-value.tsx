import { CodeBlock } from '@uplift/ui/code';
import { CopyButton, type CopyButtonProps } from '@uplift/ui/copy-button';
import type { ReactElement } from 'react';
import * as styles from './secret-value.styles.ts';

export interface SecretValueProps extends Pick<CopyButtonProps, 'ref'> {
  /** What the secret is: "API key". */
  label: string;
  copyLabel: string;
  children: string;
}

/** A secret in full length, next to the button that copies it. */
export function SecretValue({ label, copyLabel, children, ref }: SecretValueProps): ReactElement {
  return (
    <div css={styles.secret}>
      <CodeBlock label={label} wrap css={styles.value}>
        {children}
      </CodeBlock>
      <CopyButton ref={ref} text={children} label={copyLabel} size="md" variant="primary" />
    </div>
  );
}
