import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { SignInPage } from '../../shell/sign-in-page.tsx';

const request = `mailto:${brand.email}?${new URLSearchParams({ subject: 'New password, please' })
  .toString()
  .replaceAll('+', '%20')}`;

/** The way back in for whoever has lost a password: one screen for both addresses. */
export default function PasswordPage(): ReactElement {
  return (
    <SignInPage
      title="Forgot your password?"
      lead="We set a new one with you, so that nobody else can."
      note={
        <>
          Remembered it? <RouterLink to="/portal">Back to the portal</RouterLink>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          Write to us from the e-mail address of your account, or call {brand.phone.label}. We answer within
          one working day, make sure that it is you, and set a new password together.
        </Text>
        <LinkButton href={request}>Ask for a new password</LinkButton>
      </Stack>
    </SignInPage>
  );
}
