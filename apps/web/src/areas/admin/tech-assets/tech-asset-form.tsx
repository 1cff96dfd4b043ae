import {
  type AdminTechAsset,
  adminEndpoints,
  readTechAssetFields,
  type TechAssetField,
  TechAssetFields,
  techAssetFieldNames,
} from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { parseNumber } from '@uplift/ui/parse-number';
import { Sheet } from '@uplift/ui/sheet';
import { Stack } from '@uplift/ui/stack';
import { Switch } from '@uplift/ui/switch';
import { Textarea } from '@uplift/ui/textarea';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { ShowcasePreview } from './showcase-preview.tsx';
import { offeredCategories } from './tech-asset-columns.tsx';
import * as styles from './tech-assets.styles.ts';

/** Parses a number. Returns invalid text unchanged, so that validation reports it. */
function numberIn(text: string): number | string | null {
  const { value, problem } = parseNumber(text);
  return problem ? text : value;
}

type Entered = Record<TechAssetField, unknown>;

/** Initial values of a new technology. */
const beginning: TechAssetFields = {
  name: 'New technology',
  category: 'Frontend',
  description: null,
  url: null,
  iconPath: null,
  priority: 0,
  orbitRadius: null,
  orbitSpeed: null,
  orbitTilt: null,
  iconSize: null,
  isActive: true,
};

/** Returns the entered values, with the previously drawn value for each invalid field. */
function drawable(entered: Entered, before: TechAssetFields): TechAssetFields {
  const result = readTechAssetFields(entered);
  if ('fields' in result) return result.fields;
  const wrong = techAssetFieldNames.filter((name) => result.errors[name] !== undefined);
  const pick = (source: Entered) => Object.fromEntries(wrong.map((name) => [name, source[name]]));
  const rest = readTechAssetFields({ ...entered, ...pick(beginning) });
  return 'fields' in rest ? { ...rest.fields, ...pick(before) } : before;
}

export interface TechAssetFormProps {
  /** The version being edited. Undefined for a new technology. */
  technology?: AdminTechAsset;
  /** Shown above the fields, for example another admin's changes. */
  notice?: ReactNode;
  submit: string;
  send: (fields: TechAssetFields) => Promise<unknown>;
}

/** Form of a technology, with a preview in the showcase. */
export function TechAssetForm({ technology, notice, submit, send }: TechAssetFormProps): ReactElement {
  const ownId = useId();
  const listId = useId();
  const categories = useEndpoint(adminEndpoints.listTechAssetCategories, {});
  const [shown, setShown] = useState<TechAssetFields>(technology ?? beginning);
  const { attributes, control, draft, errorOf, failure, fields, pending } = useDraftedForm({
    schema: TechAssetFields,
    values: { isActive: technology?.isActive ?? true },
    draft: technology ? `technology:${technology.id}:${technology.version}` : 'technology:new',
    send,
  });
  const { field: active } = useController({ control: fields.control, name: 'isActive' });

  function draw(): void {
    const entered = fields.getValues();
    setShown((before) => drawable(entered, before));
  }

  const figure = (name: 'priority' | 'orbitRadius' | 'orbitSpeed' | 'orbitTilt' | 'iconSize') => (
    <Input
      inputMode="decimal"
      autoComplete="off"
      defaultValue={technology?.[name] ?? (name === 'priority' ? 0 : '')}
      {...control(name, { setValueAs: numberIn })}
    />
  );

  return (
    <form {...attributes} onInput={draw}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t save the technology">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        {notice}
        <Field label="Name" error={errorOf('name')}>
          <Input autoComplete="off" defaultValue={technology?.name} {...control('name')} />
        </Field>
        <Field label="Category" error={errorOf('category')}>
          <Input
            autoComplete="off"
            list={listId}
            defaultValue={technology?.category}
            {...control('category')}
          />
        </Field>
        <datalist id={listId}>
          {offeredCategories(categories.data?.data).map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field label="Description" hint="One sentence, shown below the atom." error={errorOf('description')}>
          <Textarea rows={2} defaultValue={technology?.description ?? ''} {...control('description')} />
        </Field>
        <Field
          label="URL"
          hint="Opens in a new tab when a visitor clicks the technology."
          error={errorOf('url')}
        >
          <Input type="url" autoComplete="off" defaultValue={technology?.url ?? ''} {...control('url')} />
        </Field>
        <Field
          label="Icon"
          hint="A path on this site, such as an asset’s. Icons from other sites may be blocked, and a letter is shown instead."
          error={errorOf('iconPath')}
        >
          <Input autoComplete="off" defaultValue={technology?.iconPath ?? ''} {...control('iconPath')} />
        </Field>
        <ShowcasePreview id={technology?.id ?? ownId} fields={shown} />
        <div css={styles.pairs}>
          <Field label="Priority" hint="The highest comes first." error={errorOf('priority')}>
            {figure('priority')}
          </Field>
          <Field label="Icon size" hint="16 to 112 px." error={errorOf('iconSize')}>
            {figure('iconSize')}
          </Field>
          <Field label="Orbit radius" hint="0 to 1, from the center outward." error={errorOf('orbitRadius')}>
            {figure('orbitRadius')}
          </Field>
          <Field label="Orbit speed" hint="Turns per minute." error={errorOf('orbitSpeed')}>
            {figure('orbitSpeed')}
          </Field>
          <Field label="Orbit tilt" hint="Degrees." error={errorOf('orbitTilt')}>
            {figure('orbitTilt')}
          </Field>
        </div>
        <Switch
          ref={active.ref}
          name={active.name}
          checked={active.value}
          onCheckedChange={(isActive) => {
            active.onChange(isActive);
            draw();
          }}
          hint="Only active technologies are shown to visitors."
        >
          Active
        </Switch>
        <Sheet.Footer>
          <Button type="submit" loading={pending}>
            {submit}
          </Button>
        </Sheet.Footer>
      </Stack>
    </form>
  );
}
