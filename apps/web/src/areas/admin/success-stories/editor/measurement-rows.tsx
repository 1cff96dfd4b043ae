import { type StoryDraft, storyLimits } from '@uplift/data-client/contract/admin';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Fieldset } from '@uplift/ui/fieldset';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Input } from '@uplift/ui/input';
import { NumberInput } from '@uplift/ui/number-input';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import * as styles from './story-page.styles.ts';
import { controlIdOf } from './story-problems.ts';

type Measurement = StoryDraft['measurements'][number];

export interface MeasurementRowsProps {
  rows: readonly Measurement[];
  onChange: (rows: Measurement[]) => void;
  errorOf: (field: Path<StoryDraft>) => string | undefined;
}

const ADD = 'story-measurements-add';
const nothing: Measurement = { name: '', unit: '', before: null, after: null };

/** Edits before-and-after measurements, in the order shown on the page. */
export function MeasurementRows({ rows, onChange, errorOf }: MeasurementRowsProps): ReactElement {
  const [said, setSaid] = useState('');
  const focused = useRef<string>(null);

  // Moving a row drops focus, so it is restored after the render.
  useLayoutEffect(() => {
    if (focused.current === null) return;
    document.getElementById(focused.current)?.focus();
    focused.current = null;
  });

  const nameOf = (row: Measurement, index: number) => row.name || `measurement ${index + 1}`;

  function change(index: number, part: Partial<Measurement>): void {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  function move(index: number, to: number): void {
    const row = rows[index];
    if (!row || to < 0 || to >= rows.length) return;
    focused.current = controlIdOf(`measurements.${to}.${to < index ? 'up' : 'down'}`);
    onChange(rows.toSpliced(index, 1).toSpliced(to, 0, row));
    setSaid(`Moved ${nameOf(row, index)} to position ${to + 1} of ${rows.length}.`);
  }

  function remove(index: number): void {
    const row = rows[index];
    focused.current = rows.length > 1 ? controlIdOf(`measurements.${Math.max(0, index - 1)}.name`) : ADD;
    onChange(rows.toSpliced(index, 1));
    if (row) setSaid(`Removed ${nameOf(row, index)}.`);
  }

  function add(): void {
    focused.current = controlIdOf(`measurements.${rows.length}.name`);
    onChange([...rows, nothing]);
  }

  return (
    <Fieldset
      id={controlIdOf('measurements')}
      legend="Measurements"
      hint="Measured the same way before and after."
      error={errorOf('measurements')}
      size="lg"
    >
      {rows.map((row, index) => {
        const at = `measurements.${index}` as const;
        const field = (name: keyof Measurement) => ({
          controlId: controlIdOf(`${at}.${name}`),
          error: errorOf(`${at}.${name}`),
        });
        return (
          <Fieldset key={index} legend={`Measurement ${index + 1}`}>
            <div css={styles.measurement}>
              <Field label="Metric" {...field('name')}>
                <Input
                  autoComplete="off"
                  value={row.name}
                  onChange={(event) => change(index, { name: event.currentTarget.value })}
                />
              </Field>
              <Field label="Unit" {...field('unit')}>
                <Input
                  autoComplete="off"
                  value={row.unit}
                  onChange={(event) => change(index, { unit: event.currentTarget.value })}
                />
              </Field>
              <Field label="Before" {...field('before')}>
                <NumberInput
                  min={0}
                  step={0.5}
                  value={row.before}
                  onValueChange={(before) => change(index, { before })}
                />
              </Field>
              <Field label="After" {...field('after')}>
                <NumberInput
                  min={0}
                  step={0.5}
                  value={row.after}
                  onValueChange={(after) => change(index, { after })}
                />
              </Field>
              <Cluster gap={1} css={styles.measurementActions}>
                <IconButton
                  id={controlIdOf(`${at}.up`)}
                  type="button"
                  size="sm"
                  label={`Move ${nameOf(row, index)} up`}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon icon={ArrowUp} size="sm" />
                </IconButton>
                <IconButton
                  id={controlIdOf(`${at}.down`)}
                  type="button"
                  size="sm"
                  label={`Move ${nameOf(row, index)} down`}
                  aria-disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon icon={ArrowDown} size="sm" />
                </IconButton>
                <IconButton
                  type="button"
                  size="sm"
                  label={`Remove ${nameOf(row, index)}`}
                  onClick={() => remove(index)}
                >
                  <Icon icon={Trash2} size="sm" />
                </IconButton>
              </Cluster>
            </div>
          </Fieldset>
        );
      })}
      {rows.length < storyLimits.measurements && (
        <div>
          <Button id={ADD} type="button" size="sm" variant="secondary" onClick={add}>
            Add measurement
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Fieldset>
  );
}
