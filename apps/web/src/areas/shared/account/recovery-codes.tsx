import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { CopyButton } from '@uplift/ui/copy-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { brand } from '../../../content/brand.ts';
import * as styles from './account.styles.ts';

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved. */
  onSaved: () => void;
}

/** Recovery codes for when the authenticator app is lost. Shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactElement {
  const text = codes.join('\n');
  return (
    <Stack gap={5}>
      <Text ref={takeFocus} tabIndex={-1} css={styles.news}>
        Two-factor authentication is on. Save these recovery codes in a safe place. Each one signs you in once
        if you can’t use the app. They won’t be shown again.
      </Text>
      <div css={styles.codePanel}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ul role="list" aria-label="Recovery codes" css={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Cluster>
        <CopyButton text={text} label="Copy codes" size="md" />
        <Button
          variant="secondary"
          onClick={() => download(`${brand.name.toLowerCase()}-recovery-codes.txt`, `${text}\n`)}
        >
          Download codes
        </Button>
        <Button onClick={onSaved}>I’ve saved them</Button>
      </Cluster>
    </Stack>
  );
}
