import type { PublicExport } from './public-api.ts';

const RADIX = 'https://www.radix-ui.com/primitives/docs/overview/introduction';

/** Says in Markdown which props a component takes in addition to its own, from the type of its props. */
export function inheritedProps(
  { declaration }: Pick<PublicExport, 'declaration'>,
  api: readonly Pick<PublicExport, 'name' | 'declaration'>[],
): string | undefined {
  const propsType = /: (?:[A-Z]\w*\.)?(\w+Props)\b/.exec(declaration)?.[1];
  const props = api.find(({ name }) => name === propsType)?.declaration.split('{')[0] ?? declaration;
  const element = /ComponentProps<'(\w+)'>/.exec(props)?.[1];
  if (element) return `the attributes of \`<${element}>\``;
  const primitive = /ComponentProps<typeof (\w+\.)?(\w+)>/.exec(props)?.[2];
  return primitive && `the props of [\`${primitive}\` of Radix](${RADIX})`;
}
