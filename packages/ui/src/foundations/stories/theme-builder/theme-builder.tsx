import { type ReactElement, useId, useState } from 'react';
import { Alert } from '../../../alert/index.ts';
import { Field } from '../../../field/index.ts';
import { Heading } from '../../../heading/index.ts';
import { Input } from '../../../input/index.ts';
import { List } from '../../../list/index.ts';
import { Select } from '../../../select/index.ts';
import { Slider } from '../../../slider/index.ts';
import { Stack } from '../../../stack/index.ts';
import { Switch } from '../../../switch/index.ts';
import { Text } from '../../../text/index.ts';
import { ToggleGroup } from '../../../toggle-group/index.ts';
import { createTheme, type Density, Theme, type ThemeMode, type ThemeOptions } from '../../theme/index.ts';
import { upliftTheme } from '../../tokens/index.ts';
import { ContrastReport } from './contrast-report.tsx';
import * as styles from './theme-builder.styles.ts';
import { ThemeExport } from './theme-export.tsx';
import { ThemePreview } from './theme-preview.tsx';

const faces = {
  Uplift: upliftTheme.fontFamily.text,
  'Source Serif': "'Harbor Display', Georgia, serif",
  Georgia: 'Georgia, serif',
  System: 'ui-sans-serif, system-ui, sans-serif',
};

const densities: readonly Density[] = ['compact', 'normal', 'comfortable'];

function accentsOf(accent: ThemeOptions['accent']): { light: string; dark: string } {
  return typeof accent === 'string' ? { light: accent, dark: '' } : accent;
}

interface ColorFieldProps {
  label: string;
  value: string;
  /** The color that applies without a value. */
  derived: string;
  hint?: string;
  onChange: (value: string) => void;
}

function ColorField({ label, value, derived, hint, onChange }: ColorFieldProps): ReactElement {
  const id = useId();
  return (
    <Field label={label} controlId={id} hint={hint}>
      <div css={styles.colorRow}>
        <input
          type="color"
          aria-label={`${label}, color picker`}
          css={styles.well}
          value={/^#[\da-f]{6}$/i.test(value) ? value : derived}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Input
          id={id}
          value={value}
          placeholder={derived}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}

/** Derives a theme from a few choices, with a preview, its contrast and its files. */
export function ThemeBuilder({ initial }: { initial: ThemeOptions }): ReactElement {
  const [options, setOptions] = useState(initial);
  const [created, setCreated] = useState(() => createTheme(initial));
  const [refusal, setRefusal] = useState<string>();
  const [mode, setMode] = useState<ThemeMode>('light');
  const [contrast, setContrast] = useState(false);
  const { theme, repairs } = created;
  const accents = accentsOf(options.accent);

  function change(changes: Partial<ThemeOptions>): void {
    const next = { ...options, ...changes };
    setOptions(next);
    try {
      setCreated(createTheme(next));
      setRefusal(undefined);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  }

  function changeAccent({ light, dark }: { light: string; dark: string }): void {
    change({ accent: dark ? { light, dark } : light });
  }

  function faceField(label: string, part: 'display' | 'text'): ReactElement {
    return (
      <Field label={label}>
        <Select
          value={options.fonts?.[part] ?? upliftTheme.fontFamily[part]}
          onChange={(event) => change({ fonts: { ...options.fonts, [part]: event.currentTarget.value } })}
        >
          {Object.entries({ ...faces, Uplift: upliftTheme.fontFamily[part] }).map(([name, family]) => (
            <option key={name} value={family}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    );
  }

  return (
    <div css={styles.builder}>
      <section aria-labelledby="builder" css={styles.options}>
        <Stack gap={5}>
          <Heading level={1} size="md" id="builder">
            Theme builder
          </Heading>
          <Field label="Name">
            <Input
              value={options.name ?? ''}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          </Field>
          <ColorField
            label="Accent"
            value={accents.light}
            derived={theme.light.accent}
            onChange={(light) => changeAccent({ ...accents, light })}
          />
          <ColorField
            label="Accent in dark"
            value={accents.dark}
            derived={theme.dark.accent}
            hint="Derived from the accent if empty"
            onChange={(dark) => changeAccent({ ...accents, dark })}
          />
          <ColorField
            label="Neutral"
            value={options.neutral ?? ''}
            derived={theme.light.textSubtle}
            hint="Tints grays and grounds"
            onChange={(neutral) => change({ neutral })}
          />
          {faceField('Headings', 'display')}
          {faceField('Text', 'text')}
          <Field label="Radius">
            <Slider
              min={0}
              max={2}
              step={0.1}
              value={[options.radius ?? 1]}
              formatValue={(value) => `${value.toFixed(1)}×`}
              onValueChange={([radius = 1]) => change({ radius })}
            />
          </Field>
          <Field label="Density">
            <Select
              value={options.density ?? 'normal'}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change({ density: densities.find((density) => density === value) ?? 'normal' });
              }}
            >
              <option value="compact">Compact</option>
              <option value="normal">Normal</option>
              <option value="comfortable">Comfortable</option>
            </Select>
          </Field>
        </Stack>
      </section>
      <div css={styles.results}>
        {refusal && (
          <Alert tone="danger" title="This theme is refused">
            {refusal}
          </Alert>
        )}
        {repairs.length > 0 && (
          <Alert tone="warning" title="Colors changed for contrast">
            <List.Root>
              {repairs.map((repair) => (
                <List.Item key={repair.theme + repair.role}>
                  {repair.role} in {repair.theme}: {repair.from} has {repair.ratio.toFixed(1)}:1 on{' '}
                  {repair.ground} and needs {repair.minimum}:1, so it is {repair.to}.
                </List.Item>
              ))}
            </List.Root>
          </Alert>
        )}
        <Stack gap={4}>
          <div css={styles.bar}>
            <ToggleGroup.Root
              label="Mode"
              value={mode}
              onValueChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
            >
              <ToggleGroup.Item value="light">Light</ToggleGroup.Item>
              <ToggleGroup.Item value="dark">Dark</ToggleGroup.Item>
            </ToggleGroup.Root>
            <Field label="More contrast" labelPlacement="end">
              <Switch checked={contrast} onCheckedChange={setContrast} />
            </Field>
          </div>
          <Theme theme={theme} mode={mode} data-contrast={contrast ? 'more' : undefined} asChild>
            <section aria-label="Preview" id="preview" css={styles.preview}>
              <ThemePreview />
            </section>
          </Theme>
        </Stack>
        <Stack gap={4}>
          <Heading level={2} size="sm">
            Contrast
          </Heading>
          <Text size="sm" tone="muted">
            The lowest ratio of each role on every ground that it appears on.
          </Text>
          <ContrastReport theme={theme} />
        </Stack>
        <Stack gap={4}>
          <Heading level={2} size="sm">
            Export
          </Heading>
          <ThemeExport theme={theme} />
        </Stack>
      </div>
    </div>
  );
}
