import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { MoneyInput } from '@uplift/ui/money-input';
import { Sheet } from '@uplift/ui/sheet';
import { type ReactElement, useState } from 'react';

export function Estimate(): ReactElement {
  const [payroll, setPayroll] = useState<number | null>(null);
  return (
    <>
      <Field label="Yearly payroll" hint="Before taxes, in whole dollars" required>
        <MoneyInput value={payroll} onValueChange={setPayroll} />
      </Field>
      <Sheet.Root>
        <Sheet.Trigger asChild>
          <Button>Show the estimate</Button>
        </Sheet.Trigger>
        <Sheet.Content>
          <Sheet.Title>Your estimate</Sheet.Title>
          <Sheet.Description>
            A fifth of it goes into busy work: ${Math.round((payroll ?? 0) / 5).toLocaleString('en-US')} a
            year.
          </Sheet.Description>
        </Sheet.Content>
      </Sheet.Root>
    </>
  );
}
