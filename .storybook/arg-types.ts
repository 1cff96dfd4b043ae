import { isValidElement } from 'react';

interface PropType {
  name: string;
  value?: unknown;
  raw?: string | undefined;
}

export interface ArgType {
  name: string;
  description?: string;
  control?: unknown;
  type?: PropType;
  table?: {
    type?: { summary?: string | undefined; detail?: string | undefined } | undefined;
    defaultValue?: { summary?: string | undefined; detail?: string | undefined } | undefined;
  };
}

interface Documented<Type> {
  argTypes: Record<string, Type>;
  initialArgs: Record<string, unknown>;
}

const DEFAULT_TAG = /\s*@default\s+(.*)/s;

function mapArgTypes<Type>(
  argTypes: Record<string, Type>,
  change: (type: Type) => Type,
): Record<string, Type> {
  return Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, change(type)]));
}

/** Moves `@default …` from the description of a prop to the column that the table has for it. */
export function withDefaults<Type extends ArgType>({ argTypes }: Documented<Type>): Record<string, Type> {
  return mapArgTypes(argTypes, (type) => {
    const { description, table } = type;
    const summary = description && DEFAULT_TAG.exec(description)?.[1]?.replaceAll('\n', ' ');
    if (!summary) return type;
    return {
      ...type,
      description: description.replace(DEFAULT_TAG, ''),
      table: { ...table, defaultValue: table?.defaultValue ?? { summary } },
    };
  });
}

/** Removes the controls of elements: the only control that Storybook has for them edits React's own objects. */
export function withoutElementControls<Type extends ArgType>({
  argTypes,
  initialArgs,
}: Documented<Type>): Record<string, Type | { name: string; control: false }> {
  const elements = Object.entries(initialArgs).filter(
    ([name, value]) => isValidElement(value) || (name === 'children' && typeof value !== 'string'),
  );
  return {
    ...argTypes,
    ...Object.fromEntries(
      elements.map(([name]) => [name, { ...argTypes[name], name, control: false as const }]),
    ),
  };
}

function textOf({ name, value, raw }: PropType): string {
  if (name === 'enum' && Array.isArray(value)) return value.map((literal) => `'${literal}'`).join(' | ');
  if (name === 'union' && Array.isArray(value)) {
    return value
      .map(textOf)
      .filter((member) => member !== 'undefined')
      .join(' | ');
  }
  return raw ?? (typeof value === 'string' ? value : name);
}

/** Shows the members of union types, for which Storybook writes only "union". */
export function withUnionMembers<Type extends ArgType>({ argTypes }: Documented<Type>): Record<string, Type> {
  return mapArgTypes(argTypes, (argType) => {
    const { type, table } = argType;
    if (!type || table?.type?.summary !== 'union') return argType;
    return { ...argType, table: { ...table, type: { summary: textOf(type) } } };
  });
}
