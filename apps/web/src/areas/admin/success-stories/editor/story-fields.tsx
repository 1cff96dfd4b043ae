import { adminEndpoints, type StoryDraft, slugOf, storyLimits } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Combobox } from '@uplift/ui/combobox';
import { Field } from '@uplift/ui/field';
import { Fieldset } from '@uplift/ui/fieldset';
import { Input } from '@uplift/ui/input';
import { MoneyInput } from '@uplift/ui/money-input';
import { NumberInput } from '@uplift/ui/number-input';
import { Textarea } from '@uplift/ui/textarea';
import { type ChangeEvent, type ReactElement, useId } from 'react';
import type { Path } from 'react-hook-form';
import { MeasurementRows } from './measurement-rows.tsx';
import * as styles from './story-page.styles.ts';
import { controlIdOf } from './story-problems.ts';
import { useStoryTechnologies } from './use-story-technologies.ts';

export interface StoryFieldsProps {
  values: StoryDraft;
  onChange: (change: Partial<StoryDraft>) => void;
  errorOf: (field: Path<StoryDraft>) => string | undefined;
  /** Whether links to the slug may already exist. If so, title changes don't update it. */
  hasAppeared: boolean;
}

type TextName = Exclude<
  keyof StoryDraft,
  (typeof figures)[number]['name'] | 'savings' | 'measurements' | 'technologyIds'
>;

const figures = [
  { name: 'hoursSaved', label: 'Hours saved per week', suffix: 'hours' },
  { name: 'revenueBoost', label: 'Revenue growth, in percent', suffix: '%' },
  { name: 'efficiency', label: 'Efficiency growth, in percent', suffix: '%' },
] as const;

const chapters = [
  { name: 'challenge', label: 'Challenge' },
  { name: 'approach', label: 'Approach' },
  { name: 'result', label: 'Result' },
] as const;

/** All fields of a story. */
export function StoryFields({ values, onChange, errorOf, hasAppeared }: StoryFieldsProps): ReactElement {
  const industriesId = useId();
  const { technologies } = useStoryTechnologies();
  const { data: industries } = useEndpoint(adminEndpoints.listStoryIndustries, {});
  const field = (name: keyof StoryDraft) => ({ controlId: controlIdOf(name), error: errorOf(name) });
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });

  function changeTitle(title: string): void {
    const followsTitle = !hasAppeared && (values.slug === '' || values.slug === slugOf(values.title));
    onChange(followsTitle ? { title, slug: slugOf(title) } : { title });
  }

  return (
    <>
      <Fieldset legend="Basics" size="lg">
        <Field label="Title" counter={storyLimits.title} {...field('title')}>
          <Input
            autoComplete="off"
            {...text('title')}
            onChange={(event) => changeTitle(event.currentTarget.value)}
          />
        </Field>
        <Field
          label="Slug"
          hint={`The URL is /success-stories/${values.slug || '…'}.${hasAppeared ? ' Earlier URLs redirect to it.' : ''}`}
          {...field('slug')}
        >
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...text('slug')} />
        </Field>
        <div css={styles.pair}>
          <Field label="Industry" {...field('industry')}>
            <Input autoComplete="off" list={industriesId} {...text('industry')} />
          </Field>
          <datalist id={industriesId}>
            {industries?.data.map((industry) => (
              <option key={industry} value={industry} />
            ))}
          </datalist>
          <Field label="Time frame" hint="For example, 8 weeks." {...field('timeFrame')}>
            <Input autoComplete="off" {...text('timeFrame')} />
          </Field>
        </div>
        <Field
          label="Summary"
          hint="Two or three sentences. Shown in lists and below the title."
          counter={storyLimits.description}
          {...field('description')}
        >
          <Textarea rows={3} grow {...text('description')} />
        </Field>
        <Field
          label="Image URL"
          hint="The URL of an asset, such as /api/assets/…/file. Without one, the story shows an illustration."
          {...field('imageUrl')}
        >
          <Input autoComplete="off" spellCheck={false} {...text('imageUrl')} />
        </Field>
      </Fieldset>
      <Fieldset legend="Key figures" size="lg">
        <div css={styles.pair}>
          {figures.map(({ name, label, suffix }) => (
            <Field key={name} label={label} {...field(name)}>
              <NumberInput
                name={name}
                min={0}
                step={0.5}
                suffix={suffix}
                value={values[name]}
                onValueChange={(value) => onChange({ [name]: value })}
              />
            </Field>
          ))}
          <Field label="Savings per year, in dollars" {...field('savings')}>
            <MoneyInput
              name="savings"
              value={values.savings}
              onValueChange={(savings) => onChange({ savings })}
            />
          </Field>
        </div>
      </Fieldset>
      <Fieldset legend="Story" size="lg">
        {chapters.map(({ name, label }) => (
          <Field key={name} label={label} {...field(name)}>
            <Textarea rows={5} grow {...text(name)} />
          </Field>
        ))}
        <Field
          label="Quote"
          hint="Optional. In the words of the client, without quotation marks."
          counter={storyLimits.quote}
          {...field('quote')}
        >
          <Textarea rows={2} grow {...text('quote')} />
        </Field>
        <div css={styles.pair}>
          <Field label="Who said it" {...field('quoteAuthor')}>
            <Input autoComplete="off" {...text('quoteAuthor')} />
          </Field>
          <Field label="Role and company" {...field('quoteRole')}>
            <Input autoComplete="off" {...text('quoteRole')} />
          </Field>
        </div>
        <Field
          label="Technologies"
          hint="Named on the story’s page, and counted in the technology showcase."
          {...field('technologyIds')}
        >
          <Combobox
            multiple
            options={technologies.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.technologyIds}
            onValueChange={(ids) => onChange({ technologyIds: [...ids] })}
          />
        </Field>
      </Fieldset>
      <MeasurementRows
        rows={values.measurements}
        onChange={(measurements) => onChange({ measurements })}
        errorOf={errorOf}
      />
    </>
  );
}
