import { Table } from '@uplift/ui/table';
import { createElement, type ReactElement, type ReactNode } from 'react';

/** Puts the first element that takes focus into the state in which the keyboard shows it. */
function focusFirst(cell: HTMLElement | null): void {
  cell?.querySelector('a, button, input, select, summary, textarea, [tabindex="0"]')?.classList.add(
    // `-all` on the cell would draw the outline around everything in it.
    'pseudo-focus',
    'pseudo-focus-visible',
  );
}

// Classes of storybook-addon-pseudo-states.
const interactions = {
  Default: {},
  Hover: { className: 'pseudo-hover-all' },
  Focus: { className: 'pseudo-focus-within-all', ref: focusFirst },
  Active: { className: 'pseudo-hover-all pseudo-active-all' },
};

export interface StatesSheetProps<Props extends object> {
  /** Shown in every cell. */
  component: (props: Props) => ReactNode;
  /** Props of each variant, by its label. */
  rows: Readonly<Record<string, NoInfer<Props>>>;
  /** Props of each further state, by its label: `{ Disabled: { disabled: true } }`. */
  states?: Readonly<Record<string, Partial<NoInfer<Props>>>>;
}

/** All variants of a component in all states: at rest, with the pointer, the keyboard and pressed, and further ones. */
export function StatesSheet<Props extends object>({
  component,
  rows,
  states = {},
}: StatesSheetProps<Props>): ReactElement {
  return (
    <Table.Root caption="Variants and states" captionHidden>
      <Table.Head>
        <Table.Row>
          <Table.Header>Variant</Table.Header>
          {[...Object.keys(interactions), ...Object.keys(states)].map((state) => (
            <Table.Header key={state}>{state}</Table.Header>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {Object.entries(rows).map(([variant, props]) => (
          <Table.Row key={variant}>
            <Table.Header scope="row">{variant}</Table.Header>
            {Object.entries(interactions).map(([state, cell]) => (
              <Table.Cell key={state} {...cell}>
                {createElement(component, props)}
              </Table.Cell>
            ))}
            {Object.entries(states).map(([state, more]) => (
              <Table.Cell key={state}>{createElement(component, { ...props, ...more })}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
