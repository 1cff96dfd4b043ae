import { Button } from '@uplift/ui/button';
import { CodeBlock } from '@uplift/ui/code';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { Slider } from '@uplift/ui/slider';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { OrbitView, type OrbitViewProps } from '../orbit-view/index.ts';
import { shownTechnologies, type Technology } from '../technology/technology.ts';
import { type OrbitField, orbitFields, orbitOf } from './orbit-fields.ts';
import { automatic, parameter, playground } from './orbit-playground.styles.ts';

export interface OrbitPlaygroundProps extends Pick<OrbitViewProps, 'graphics'> {
  technologies: readonly Technology[];
}

/** Sliders for the orbit of each technology, and the result as JSON for the admin form. */
export function OrbitPlayground({ technologies, graphics }: OrbitPlaygroundProps): ReactElement {
  const [edited, setEdited] = useState(() => shownTechnologies(technologies));
  const [chosenId, setChosenId] = useState(edited[0]?.id);
  // Each change restarts the atom, so it may lag behind the slider.
  const shown = useDeferredValue(edited);
  const index = edited.findIndex(({ id }) => id === chosenId);
  const chosen = edited[index];
  const orbit = orbitOf(edited, index);

  function change(field: OrbitField, value: number | null): void {
    setEdited(
      edited.map((technology, at) => (at === index ? { ...technology, [field]: value } : technology)),
    );
  }

  return (
    <div css={playground}>
      <OrbitView technologies={shown} graphics={graphics} />
      <Stack gap={5}>
        <Field label="Technology">
          <Select value={chosenId} onChange={(event) => setChosenId(event.target.value)}>
            {edited.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {orbitFields.map(({ field, label, min, max, step, format }) => (
          <div key={field} css={parameter}>
            <Field label={label}>
              <Slider
                value={[orbit[field]]}
                min={min}
                max={max}
                step={step}
                formatValue={format}
                onValueChange={([value = min]) => change(field, value)}
              />
            </Field>
            <Button
              variant="ghost"
              size="sm"
              css={automatic}
              aria-label={`${label}: automatic`}
              disabled={chosen?.[field] === null}
              onClick={() => change(field, null)}
            >
              Automatic
            </Button>
          </div>
        ))}
        <CodeBlock label="JSON for the admin form" showLabel copyable copyLabel="Copy JSON">
          {JSON.stringify(chosen ?? null, null, 2)}
        </CodeBlock>
      </Stack>
    </div>
  );
}
