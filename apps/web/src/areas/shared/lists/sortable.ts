import {
  type Announcements,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type SensorDescriptor,
  type SensorOptions,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Named } from './use-row-actions.ts';

/** @param noun what is moved, with its article: "a technology" */
export function sortableInstructions(noun: string): { draggable: string } {
  return {
    draggable: `To move ${noun}, press Space or Enter, then the arrow keys. Press Space or Enter again to drop it, or Escape to cancel.`,
  };
}

/** Restricts dragging to the vertical axis. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Sensors that move rows of a list by pointer and keyboard. */
export function useSortableSensors(): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Screen reader announcements while a row is dragged. */
export function sortableAnnouncements(order: readonly Named[]): Announcements {
  const nameOf = (id: string | number) => order.find((each) => each.id === id)?.name ?? '';
  const placeOf = (id: string | number) =>
    `position ${order.findIndex((each) => each.id === id) + 1} of ${order.length}`;
  const pickedUp = (id: string | number) => `Picked up ${nameOf(id)}, ${placeOf(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return `${nameOf(active.id)} is not over a position.`;
      // A drag starts over its own row. A different text would replace the announcement just made.
      return over.id === active.id
        ? pickedUp(active.id)
        : `${nameOf(active.id)} is over ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${nameOf(active.id)} at ${placeOf(over ? over.id : active.id)}.`,
    onDragCancel: ({ active }) => `Move canceled. ${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
