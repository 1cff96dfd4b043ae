'use client';
import { Button } from '@uplift/ui/button';
import { Container } from '@uplift/ui/container';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Heading } from '@uplift/ui/heading';
import { MoneyInput } from '@uplift/ui/money-input';
import { Stack } from '@uplift/ui/stack';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { type ReactElement, useState } from 'react';

export function Estimate(): ReactElement {
  const [payroll, setPayroll] = useState<number | null>(100_000);
  return (
    <Container asChild>
      <main>
        <Stack gap={6} align="start">
          <ThemeSwitch />
          <Heading level={1}>What does busy work cost?</Heading>
          <Field label="Yearly payroll">
            <MoneyInput value={payroll} onValueChange={setPayroll} />
          </Field>
          <Dialog.Root>
            <Dialog.Trigger asChild>
              <Button>Show the estimate</Button>
            </Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>Your estimate</Dialog.Title>
              <Dialog.Description>
                A fifth of it goes into busy work: ${Math.round((payroll ?? 0) / 5).toLocaleString('en-US')} a
                year.
              </Dialog.Description>
            </Dialog.Content>
          </Dialog.Root>
        </Stack>
      </main>
    </Container>
  );
}
