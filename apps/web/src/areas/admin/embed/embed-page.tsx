import { Checkbox } from '@uplift/ui/checkbox';
import { CodeBlock } from '@uplift/ui/code';
import { Collapsible } from '@uplift/ui/collapsible';
import { Field } from '@uplift/ui/field';
import { Heading } from '@uplift/ui/heading';
import { Input } from '@uplift/ui/input';
import { SegmentedControl } from '@uplift/ui/segmented-control';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useState } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { CalculatorPreview } from './calculator-preview.tsx';
import {
  attributesOf,
  DEFAULT_SETTINGS,
  type EmbedSettings,
  type Figures,
  frameCode,
  scriptCode,
} from './embed-code.ts';
import * as styles from './embed-page.styles.ts';
import { OwnTexts } from './own-texts.tsx';

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'AED', 'SAR', 'INR', 'JPY'];

const themes = { '': 'Same as the page', light: 'Light', dark: 'Dark' };
const languages = {
  '': 'Same as the page',
  en: 'English (US)',
  'en-GB': 'English (UK)',
  de: 'Deutsch',
  'de-AT': 'Deutsch (Österreich)',
  'de-CH': 'Deutsch (Schweiz)',
  ar: 'العربية',
};
const reports = {
  site: 'This site e-mails reports and adds leads',
  page: 'The page handles the report event',
  none: 'No reports by e-mail',
};

function isColor(text: string): boolean {
  return text === '' || CSS.supports('color', text);
}

/** Writes the code that shows the calculator on another site, with a live preview. */
export default function EmbedPage(): ReactElement {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const [kind, setKind] = useState('script');
  const [calculated, setCalculated] = useState<Figures>();
  const [withFigures, setWithFigures] = useState(false);
  const { origin } = window.location;
  const { accent } = settings;
  const valid = { ...settings, accent: isColor(accent) ? accent : '' };
  const attributes = attributesOf(valid, { origin, figures: withFigures ? calculated : undefined });
  const code = kind === 'frame' ? frameCode(origin, attributes) : scriptCode(origin, attributes);

  function set(changes: Partial<EmbedSettings>): void {
    setSettings((before) => ({ ...before, ...changes }));
  }

  function choice<Name extends 'theme' | 'language' | 'reports'>(
    name: Name,
    label: string,
    options: Readonly<Record<EmbedSettings[Name], string>>,
  ): ReactElement {
    return (
      <Field label={label}>
        <Select
          value={settings[name]}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value as EmbedSettings[Name] })}
        >
          {Object.entries<string>(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
    );
  }

  return (
    <AdminPage title="Embed" lead="Show the ROI calculator on other sites.">
      <div css={styles.layout}>
        <Stack gap={5} css={styles.choices}>
          <Field label="Embed as">
            <SegmentedControl.Root value={kind} onValueChange={setKind}>
              <SegmentedControl.Item value="script">Script</SegmentedControl.Item>
              <SegmentedControl.Item value="frame">Frame</SegmentedControl.Item>
            </SegmentedControl.Root>
          </Field>
          <Field
            label="Accent color"
            hint="Any CSS color. Text and charts get enough contrast in light and dark."
            error={isColor(accent) ? undefined : 'Enter a CSS color such as #7a1f5c, or leave it empty.'}
          >
            <Input
              value={accent}
              placeholder="#0a58ca"
              onChange={({ currentTarget }) => set({ accent: currentTarget.value.trim() })}
            />
          </Field>
          {choice('theme', 'Theme', themes)}
          {choice('language', 'Language', languages)}
          <Field label="Currency">
            <Select
              value={settings.currency}
              onChange={({ currentTarget }) => set({ currency: currentTarget.value })}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          </Field>
          {choice('reports', 'Reports', reports)}
          <Collapsible.Root>
            <Collapsible.Trigger>Labels and price limits</Collapsible.Trigger>
            <Collapsible.Content css={styles.unfolded}>
              <OwnTexts settings={settings} onChange={set} />
            </Collapsible.Content>
          </Collapsible.Root>
          <Field
            label="Start with the figures and assumptions of the preview"
            labelPlacement="end"
            hint={calculated ? undefined : 'Calculate in the preview first.'}
          >
            <Checkbox
              checked={withFigures}
              disabled={!calculated}
              onCheckedChange={(checked) => setWithFigures(checked === true)}
            />
          </Field>
        </Stack>
        <Stack gap={6} css={styles.outcome}>
          <Stack gap={3} css={styles.block}>
            <Heading level={2} size="sm">
              Code
            </Heading>
            <CodeBlock label="HTML of the calculator" showLabel copyable>
              {code}
            </CodeBlock>
            <Text size="sm" tone="muted">
              {kind === 'frame' || settings.reports === 'site'
                ? 'Add the origin of the other site to EMBED_ORIGINS. Otherwise, its frames and reports are refused.'
                : 'Works on every site. A Content-Security-Policy has to allow this site in script-src.'}
            </Text>
          </Stack>
          <Stack gap={3} css={styles.block}>
            <Heading level={2} size="sm">
              Preview
            </Heading>
            <CalculatorPreview attributes={attributesOf(valid, { origin })} onResult={setCalculated} />
          </Stack>
        </Stack>
      </div>
    </AdminPage>
  );
}
