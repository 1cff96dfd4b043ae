import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { MoneyInput } from '@uplift/ui/money-input';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { type EmbedSettings, LABELS } from './embed-code.ts';

interface OwnTextsProps {
  settings: EmbedSettings;
  onChange: (changes: Partial<EmbedSettings>) => void;
}

/** Names of figures and limits for the price of a build, where those of the calculator don't fit. */
export function OwnTexts({ settings: { labels, price, currency }, onChange }: OwnTextsProps): ReactElement {
  return (
    <Stack gap={4}>
      {Object.entries(LABELS).map(([attribute, name]) => (
        <Field key={attribute} label={name}>
          <Input
            value={labels[attribute] ?? ''}
            placeholder="Default"
            onChange={({ currentTarget }) =>
              onChange({ labels: { ...labels, [attribute]: currentTarget.value } })
            }
          />
        </Field>
      ))}
      <Field label="Lowest price of a build">
        <MoneyInput
          currency={currency}
          value={price.minimum}
          onValueChange={(minimum) => onChange({ price: { ...price, minimum } })}
        />
      </Field>
      <Field label="Highest price of a build">
        <MoneyInput
          currency={currency}
          value={price.maximum}
          onValueChange={(maximum) => onChange({ price: { ...price, maximum } })}
        />
      </Field>
    </Stack>
  );
}
