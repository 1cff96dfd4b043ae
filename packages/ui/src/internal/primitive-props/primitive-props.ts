// Props of the primitives, declared here for their descriptions: Storybook can't read the types of a library. Their
// types are those of the library.

type OpenChangeHandler = (open: boolean) => void;
type SelectHandler = (event: Event) => void;
type CheckedChangeHandler = (checked: boolean) => void;
type ValueChangeHandler = (value: string) => void;

export interface OpenChangeProps {
  /** Called when it opens or closes. */
  onOpenChange?: OpenChangeHandler | undefined;
}

export interface OpenProps extends OpenChangeProps {
  /** Whether it is open (controlled). Alternative: `defaultOpen`. */
  open?: boolean | undefined;
  /** Whether it is open initially. Alternative: `open`. @default false */
  defaultOpen?: boolean | undefined;
}

export interface AsChildProps {
  /** Whether to render the only child instead of an own element, with these props. @default false */
  asChild?: boolean | undefined;
}

export interface PlacementProps {
  /** The preferred side of the trigger. Flips where it doesn't fit. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Where to align it with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Distance to the trigger, in px. @default 6 */
  sideOffset?: number | undefined;
}

export interface SelectableProps extends AsChildProps {
  /** Whether the item can't be selected. Arrow keys skip it. @default false */
  disabled?: boolean | undefined;
  /** The text that typed letters match, if the content isn't text. @default the text content */
  textValue?: string | undefined;
  /** Called when the item is selected. The menu then closes, unless the event's default is prevented. */
  onSelect?: SelectHandler | undefined;
}

export interface CheckableProps extends SelectableProps {
  /** Whether the item is on. */
  checked?: boolean | 'indeterminate' | undefined;
  /** Called with the new state. */
  onCheckedChange?: CheckedChangeHandler | undefined;
}

export interface SelectionProps {
  /** The value of the selected item. */
  value?: string | undefined;
  /** Called with the value of the newly selected item. */
  onValueChange?: ValueChangeHandler | undefined;
}

export interface OptionProps extends SelectableProps {
  /** The value of the group when this item is selected. */
  value: string;
}
