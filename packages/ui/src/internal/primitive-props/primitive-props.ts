// Props of the primitives, declared here for their descriptions: Storybook can't read the types of a library.

export interface OpenChangeProps {
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

export interface OpenProps extends OpenChangeProps {
  /** Whether it is open (controlled). Alternative: `defaultOpen`. */
  open?: boolean;
  /** Whether it is open initially. Alternative: `open`. @default false */
  defaultOpen?: boolean;
}

export interface AsChildProps {
  /** Whether to render the only child instead of an own element, with these props. @default false */
  asChild?: boolean;
}

export interface PlacementProps {
  /** The preferred side of the trigger. Flips where it doesn't fit. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Where to align it with the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Distance to the trigger, in px. @default 6 */
  sideOffset?: number;
}

export interface SelectableProps extends AsChildProps {
  /** Whether the item can't be selected. Arrow keys skip it. @default false */
  disabled?: boolean;
  /** The text that typed letters match, if the content isn't text. @default the text content */
  textValue?: string;
  /** Called when the item is selected. The menu then closes, unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
}

export interface CheckableProps extends SelectableProps {
  /** Whether the item is on. */
  checked?: boolean | 'indeterminate';
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

export interface SelectionProps {
  /** The value of the selected item. */
  value?: string;
  /** Called with the value of the newly selected item. */
  onValueChange?: (value: string) => void;
}

export interface OptionProps extends SelectableProps {
  /** The value of the group when this item is selected. */
  value: string;
}
