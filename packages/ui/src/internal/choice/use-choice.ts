'use client';
import { useId } from 'react';

interface ChoiceControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

interface ChoiceIds<Props> {
  hintId: string;
  controlId: string;
  control: Props & { id: string };
}

/** Returns the ids that connect a small control to its label and hint. */
export function useChoice<Props extends ChoiceControlProps>(
  props: Props,
  hasHint: boolean,
): ChoiceIds<Props> {
  const ownId = useId();
  const controlId = props.id ?? ownId;
  const hintId = `${ownId}hint`;
  const describedBy = [hasHint && hintId, props['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return { controlId, hintId, control: { ...props, id: controlId, 'aria-describedby': describedBy } };
}
