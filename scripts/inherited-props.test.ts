import { expect, test } from 'vitest';
import { inheritedProps } from './inherited-props.ts';

function inheritedBy(propsDeclaration: string): string | undefined {
  const part = { name: 'Card', declaration: 'function Card(props: CardProps): ReactElement' };
  return inheritedProps(part, [part, { name: 'CardProps', declaration: propsDeclaration }]);
}

test('names the element whose attributes a component takes', () => {
  const attributes = 'the attributes of `<div>`';
  expect(inheritedBy("type CardProps = ComponentProps<'div'>;")).toBe(attributes);
  expect(
    inheritedBy("interface CardProps extends Omit<ComponentProps<'div'>, 'title'> { wide: boolean }"),
  ).toBe(attributes);
});

test('names the Radix part whose props a component takes', () => {
  expect(inheritedBy('type CardProps = ComponentProps<typeof Radix.Title>;')).toContain('`Title` of Radix');
});

test('names nothing for a component with props of its own', () => {
  expect(inheritedBy("interface CardProps { as: ComponentProps<'div'>['role'] }")).toBeUndefined();
});
