interface ArgType {
  description?: string;
}

interface Documented<Type> {
  argTypes: Record<string, Type>;
}

const DEFAULT_TAG = /\s*@default.*/s;

/** Removes `@default …` from prop descriptions, because the table has a column for it. */
export function withoutDefaultTags<Type extends ArgType>({
  argTypes,
}: Documented<Type>): Record<string, Type> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.description ? { ...type, description: type.description.replace(DEFAULT_TAG, '') } : type,
    ]),
  );
}
