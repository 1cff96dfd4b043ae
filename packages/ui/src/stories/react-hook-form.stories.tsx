import { valibotResolver } from '@hookform/resolvers/valibot';
import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { Controller, type DefaultValues, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Combobox } from '../combobox/index.ts';
import { DateInput } from '../date-input/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { type DateRange, DateRangePicker } from '../date-range-picker/index.ts';
import { Field } from '../field/index.ts';
import { FileDrop } from '../file-drop/index.ts';
import { Input } from '../input/index.ts';
import { MoneyInput } from '../money-input/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { PinInput } from '../pin-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { RichSelect } from '../rich-select/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from '../switch/index.ts';
import { Textarea } from '../textarea/index.ts';
import { ToggleGroup } from '../toggle-group/index.ts';

interface Answers {
  company: string;
  story: string;
  employees: number | null;
  revenue: number | null;
  password: string;
  code: string;
  industry: string;
  client: string | null;
  topics: readonly string[];
  tags: readonly string[];
  role: string | null;
  terms: boolean;
  news: boolean;
  plan: string | null;
  period: string | null;
  view: string | null;
  days: readonly string[];
  hours: readonly number[];
  budget: readonly number[];
  from: string;
  due: string;
  stay: DateRange;
  files: readonly File[];
}

const options = [
  { value: 'dental', label: 'Dental practice' },
  { value: 'law', label: 'Law firm' },
  { value: 'retail', label: 'Retail' },
];

interface EveryControlProps {
  defaultValues?: DefaultValues<Answers>;
  onSend: (answers: Answers) => void;
}

function EveryControl({ defaultValues, onSend }: EveryControlProps): ReactElement {
  const { register, handleSubmit, reset, setValue } = useForm<Answers>(
    defaultValues ? { defaultValues } : {},
  );
  return (
    <form
      noValidate
      onSubmit={handleSubmit((answers) => onSend(answers))}
      aria-label="Every control"
      style={{ maxInlineSize: '36rem' }}
    >
      <Stack gap={6}>
        <Field label="Company">
          <Input {...register('company')} />
        </Field>
        <Field label="Story">
          <Textarea rows={2} {...register('story')} />
        </Field>
        <Field label="Employees">
          <NumberInput {...register('employees')} />
        </Field>
        <Field label="Revenue">
          <MoneyInput {...register('revenue')} />
        </Field>
        <Field label="Password">
          <PasswordInput {...register('password')} />
        </Field>
        <Field label="Code">
          <PinInput {...register('code')} />
        </Field>
        <Field label="Industry">
          <Select placeholder="Choose" {...register('industry')}>
            <option value="dental">Dental practice</option>
            <option value="law">Law firm</option>
          </Select>
        </Field>
        <Field label="Client">
          <Combobox options={options} {...register('client')} />
        </Field>
        <Field label="Topics">
          <Combobox options={options} multiple {...register('topics')} />
        </Field>
        <Field label="Tags">
          <Combobox options={[]} multiple freeText {...register('tags')} />
        </Field>
        <Field label="Role">
          <RichSelect
            options={[
              { value: 'manager', label: 'Manager', description: 'Runs the projects of clients' },
              { value: 'admin', label: 'Admin', description: 'Can do everything' },
            ]}
            {...register('role')}
          />
        </Field>
        <Field label="Plan">
          <RadioGroup.Root {...register('plan')}>
            <RadioGroup.Item value="growth">Growth</RadioGroup.Item>
            <RadioGroup.Item value="scale">Scale</RadioGroup.Item>
          </RadioGroup.Root>
        </Field>
        <Field label="Period">
          <SegmentedControl.Root {...register('period')}>
            <SegmentedControl.Item value="month">Month</SegmentedControl.Item>
            <SegmentedControl.Item value="year">Year</SegmentedControl.Item>
          </SegmentedControl.Root>
        </Field>
        <Field label="View">
          <ToggleGroup.Root {...register('view')}>
            <ToggleGroup.Item value="list">List</ToggleGroup.Item>
            <ToggleGroup.Item value="board">Board</ToggleGroup.Item>
          </ToggleGroup.Root>
        </Field>
        <Field label="Days">
          <ToggleGroup.Root multiple variant="chips" {...register('days')}>
            <ToggleGroup.Item value="mon">Monday</ToggleGroup.Item>
            <ToggleGroup.Item value="tue">Tuesday</ToggleGroup.Item>
          </ToggleGroup.Root>
        </Field>
        <Field label="Hours">
          <Slider max={40} {...register('hours')} />
        </Field>
        <Field label="Budget">
          <Slider defaultValue={[20, 60]} {...register('budget')} />
        </Field>
        <Field label="From">
          <DateInput {...register('from')} />
        </Field>
        <Field label="Due">
          <DatePicker {...register('due')} />
        </Field>
        <Field label="Stay">
          <DateRangePicker
            {...register('stay')}
            messages={{ from: 'First day', to: 'Last day', open: 'Open calendar of the stay' }}
          />
        </Field>
        <Field label="Files">
          <FileDrop {...register('files')} />
        </Field>
        <Field label="Terms" labelPlacement="end">
          <Checkbox {...register('terms')} />
        </Field>
        <Field label="News" labelPlacement="start">
          <Switch {...register('news')} />
        </Field>
        <Cluster>
          <Button type="submit">Send</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Start again
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setValue('client', 'retail');
              setValue('revenue', 2500);
            }}
          >
            Fill in
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const meta = preview.meta({
  title: 'Patterns/React Hook Form',
  component: EveryControl,
  parameters: {
    ownWords: ['View', 'Month', 'Year', 'Files', 'Minimum', 'Maximum', 'From', 'report.csv added'],
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: [
          'Connects every control of the kit to React Hook Form, with rules by Valibot. `register` is enough for all',
          'of them; `Controller` is for values that your page holds itself.',
          '',
          'Uses `Field` for labels and errors. Without a library, see Form.',
        ].join('\n'),
      },
    },
  },
  args: { onSend: fn() },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

async function selectOption(control: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const report = new File(['hours'], 'report.csv', { type: 'text/csv' });

/** Fills in each control as a person does. */
async function fillIn(canvas: Canvas): Promise<void> {
  const field = (name: string) => canvas.getByLabelText(name);
  await userEvent.type(field('Company'), 'Harbor Dental');
  await userEvent.type(field('Story'), 'We type it twice.');
  await userEvent.type(field('Employees'), '12');
  await userEvent.type(field('Revenue'), '1250000');
  await userEvent.type(field('Password'), 'seven quiet harbors');
  await userEvent.type(field('Code'), '123456');
  await userEvent.selectOptions(field('Industry'), 'Law firm');
  await userEvent.type(field('Client'), 'dental{Enter}');
  await userEvent.type(field('Topics'), 'law{Enter}retail{Enter}{Escape}');
  await userEvent.type(field('Tags'), 'urgent{Enter}{Escape}');
  await selectOption(field('Role'), /^Admin/);
  await userEvent.click(canvas.getByText('Growth'));
  await userEvent.click(canvas.getByText('Year'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Tuesday' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Monday' }));
  canvas.getByRole('slider', { name: 'Hours' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  canvas.getByRole('slider', { name: 'Budget Maximum' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.type(field('From'), '2026-05-04');
  await userEvent.type(field('Due'), 'May 5, 2026');
  await userEvent.type(field('First day'), '5/6/2026');
  await userEvent.type(field('Last day'), '5/8/2026');
  await userEvent.upload(field('Files'), report);
  await userEvent.click(field('Terms'));
  await userEvent.click(field('News'));
}

const entered: Answers = {
  company: 'Harbor Dental',
  story: 'We type it twice.',
  employees: 12,
  revenue: 1_250_000,
  password: 'seven quiet harbors',
  code: '123456',
  industry: 'law',
  client: 'dental',
  topics: ['law', 'retail'],
  tags: ['urgent'],
  role: 'admin',
  terms: true,
  news: true,
  plan: 'growth',
  period: 'year',
  view: 'board',
  days: ['tue', 'mon'],
  hours: [2],
  budget: [20, 59],
  from: '2026-05-04',
  due: '2026-05-05',
  stay: { from: '2026-05-06', to: '2026-05-08' },
  files: [report],
};

async function send(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

export const SendsWhatWasEntered = meta.story({
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await send(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(entered));
  },
});

export const ShowsDefaultsAndValuesSetByTheForm = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultValues: entered },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('1,250,000');
    await expect(canvas.getByLabelText('Due')).toHaveValue('May 5, 2026');
    await expect(canvas.getByLabelText('Last day')).toHaveValue('May 8, 2026');
    await expect(canvas.getByLabelText('Client')).toHaveValue('Dental practice');
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin');
    await expect(canvas.getByRole('radio', { name: 'Growth' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Tuesday', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'News' })).toBeChecked();
    await expect(canvas.getByRole('slider', { name: 'Hours' })).toHaveAttribute('aria-valuenow', '2');
    await send(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(entered));

    await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }));
    await expect(canvas.getByLabelText('Client')).toHaveValue('Retail');
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('2,500');
    await userEvent.click(canvas.getByRole('radio', { name: 'Scale' }));
    await send(canvas);
    await waitFor(() =>
      expect(args.onSend).toHaveBeenLastCalledWith({
        ...entered,
        client: 'retail',
        revenue: 2500,
        plan: 'scale',
      }),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByLabelText('Client')).toHaveValue('Dental practice');
    await expect(canvas.getByRole('radio', { name: 'Growth' })).toBeChecked();
    await send(canvas);
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith(entered));
  },
});

const schema = v.object({
  company: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the name of your company')),
  revenue: v.pipe(v.number('Enter your annual revenue'), v.minValue(10_000, 'Enter at least $10,000')),
  industry: v.string('Choose the industry that comes closest'),
  role: v.picklist(['manager', 'admin'], 'Choose a role'),
  terms: v.literal(true, 'Agree to the terms to continue'),
});

interface ValidatedFormProps {
  onSend: (answers: v.InferOutput<typeof schema>) => void;
}

/** The recipe of the README. */
function ValidatedForm({ onSend }: ValidatedFormProps): ReactElement {
  const { control, formState, handleSubmit, register } = useForm({ resolver: valibotResolver(schema) });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(onSend)}
      aria-label="Validated form"
      style={{ maxInlineSize: '36rem' }}
    >
      <Stack gap={6}>
        <Field label="Company" error={errors.company?.message} required>
          <Input autoComplete="organization" {...register('company')} />
        </Field>
        <Field label="Annual revenue" error={errors.revenue?.message} required>
          <MoneyInput {...register('revenue')} />
        </Field>
        <Field label="Industry" error={errors.industry?.message} required>
          <Combobox options={options} {...register('industry')} />
        </Field>
        <Controller
          control={control}
          name="role"
          render={({ field: { value, ...field } }) => (
            <Field label="Role" error={errors.role?.message} required>
              <RichSelect
                options={[
                  { value: 'manager', label: 'Manager' },
                  { value: 'admin', label: 'Admin' },
                ]}
                placeholder="Choose a role"
                value={value ?? null}
                {...field}
              />
            </Field>
          )}
        />
        <Field label="I agree to the terms" labelPlacement="end" error={errors.terms?.message} required>
          <Checkbox {...register('terms')} />
        </Field>
        <Button type="submit" loading={formState.isSubmitting} style={{ alignSelf: 'start' }}>
          Send
        </Button>
      </Stack>
    </form>
  );
}

const onValid = fn();

export const ValidatesWithValibot = meta.story({
  tags: ['visual'],
  render: () => <ValidatedForm onSend={onValid} />,
  play: async ({ canvas }) => {
    onValid.mockClear();
    await send(canvas);
    await waitFor(() => expect(canvas.getByLabelText(/^Company/)).toHaveFocus());
    await expect(canvas.getByText('Choose the industry that comes closest')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to continue');
    await userEvent.type(canvas.getByLabelText(/^Company/), 'Harbor Dental');
    await send(canvas);
    // The first invalid control gets focus.
    await waitFor(() => expect(canvas.getByLabelText(/^Annual revenue/)).toHaveFocus());
    await userEvent.keyboard('500k');
    await userEvent.type(canvas.getByLabelText(/^Industry/), 'law{Enter}');
    await userEvent.click(canvas.getByRole('checkbox'));
    await send(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Role/ })).toHaveFocus());
    await selectOption(canvas.getByRole('combobox', { name: /^Role/ }), 'Admin');
    await send(canvas);
    await waitFor(() =>
      expect(onValid.mock.lastCall?.[0]).toEqual({
        company: 'Harbor Dental',
        revenue: 500_000,
        industry: 'law',
        role: 'admin',
        terms: true,
      }),
    );
  },
});
