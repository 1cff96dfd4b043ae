import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { SecondFactor } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { CopyButton } from '@uplift/ui/copy-button';
import { Field } from '@uplift/ui/field';
import { PinInput } from '@uplift/ui/pin-input';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import * as styles from './account.styles.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export interface SecondFactorSetupProps {
  /** The secret and URI for the authenticator app. */
  started: NonNullable<SecondFactor['start']['data']>;
  confirm: SecondFactor['confirm'];
  /** Called when 2FA is on and the user has saved the recovery codes. */
  onDone: () => void;
  onCancel: () => void;
}

/** Sets up 2FA: shows the secret, verifies a code of the app, then shows the recovery codes. */
export function SecondFactorSetup({
  started: { secret, uri },
  confirm,
  onDone,
  onCancel,
}: SecondFactorSetupProps): ReactElement {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: adminEndpoints.confirmSecondFactor.body,
    send: async (body) => {
      const { recoveryCodes } = await confirm.trigger(body);
      setCodes(recoveryCodes);
    },
  });

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  const grouped = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form {...attributes}>
      <Stack gap={5}>
        <Text ref={takeFocus} tabIndex={-1} css={styles.news}>
          Scan this QR code with your authenticator app, then enter the code that it shows.
        </Text>
        <div css={styles.scan}>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <Stack gap={2} align="start">
            <Text size="sm" tone="muted">
              Can’t scan it? Enter this key in the app:
            </Text>
            <code css={styles.secret}>{grouped}</code>
            <CopyButton text={secret} label="Copy the key" />
          </Stack>
        </div>
        {failure && (
          <Alert tone="danger" title="Couldn’t turn on two-factor authentication">
            {failure.message}
          </Alert>
        )}
        <Field label="Code from your authenticator app" error={errorOf('code')}>
          <PinInput {...control('code')} />
        </Field>
        <Cluster>
          <Button type="submit" loading={pending}>
            Turn on
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Not now
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
