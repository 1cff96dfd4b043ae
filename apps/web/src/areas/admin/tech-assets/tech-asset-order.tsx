import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { pathOf } from '@uplift/data-client/contract';
import { type AdminTechAsset, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { TechIcon } from '@uplift/tech-showcase';
import { EmptyState } from '@uplift/ui/empty-state';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactElement, useState } from 'react';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import {
  sortableAnnouncements,
  sortableInstructions,
  upAndDown,
  useSortableSensors,
} from '../../shared/lists/sortable.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import type { Named } from '../../shared/lists/use-row-actions.ts';
import { LONG_TOAST, showFailure } from '../../shared/toasts.ts';
import * as styles from './tech-assets.styles.ts';

interface OrderItemProps {
  technology: AdminTechAsset;
  place: number;
}

function OrderItem({ technology: { id, name, category, iconPath }, place }: OrderItemProps): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      css={styles.orderItem}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={`Move ${name}`}
        size="sm"
        css={styles.handle}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription="sortable"
        {...listeners}
      >
        <Icon icon={GripVertical} size="sm" />
      </IconButton>
      <Text asChild size="sm" tone="subtle" css={styles.place}>
        <span>{place}</span>
      </Text>
      <TechIcon name={name} iconPath={iconPath} />
      <span css={styles.orderText}>
        <span css={styles.orderName}>{name}</span>
        <Text asChild size="sm" tone="muted">
          <span>{category}</span>
        </Text>
      </span>
    </li>
  );
}

/** Active technologies in display order. Sortable by drag and drop or keyboard. */
export default function TechAssetOrder(): ReactElement {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.getTechAssetOrder,
    {},
    { revalidateIfStale: true },
  );
  const { trigger } = useEndpointMutation(adminEndpoints.moveTechAsset);
  const refresh = useRefresh(adminEndpoints.listAdminTechAssets.path);
  /** Optimistic order, shown until the server responds. */
  const [wanted, setWanted] = useState<readonly AdminTechAsset[] | null>(null);
  const sensors = useSortableSensors();
  const order = wanted ?? data?.data;

  async function move({ id, name }: Named, after: string | null, undo: string | null | undefined) {
    let written: string | undefined;
    try {
      const answer = await trigger({ body: { id, after } });
      await mutate(answer, { revalidate: false });
      written = pathOf(adminEndpoints.getTechAssetOrder, {});
      toaster.show({
        type: 'success',
        title: undo === undefined ? `Moved ${name} back` : `Moved ${name}`,
        duration: LONG_TOAST,
        ...(undo === undefined
          ? {}
          : {
              action: {
                label: 'Undo',
                onSelect: () => void move({ id, name }, undo, undefined),
              },
            }),
      });
    } catch (failure) {
      showFailure(`Couldn’t move ${name}`, failure);
    }
    setWanted(null);
    await refresh(written);
  }

  if (error && !order)
    return <LoadFailure title="Couldn’t load the order" error={error} onRetry={() => void mutate()} />;
  if (!order) {
    return (
      <Stack gap={2} role="status" aria-label="Loading the order">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <Skeleton key={name} shape="block" height="3rem" />
        ))}
      </Stack>
    );
  }
  if (order.length === 0) {
    return (
      <EmptyState
        title="No active technologies"
        description="Activate technologies in the list to order them here."
      />
    );
  }

  function drop({ active, over }: DragEndEvent): void {
    const from = order?.findIndex(({ id }) => id === active.id) ?? -1;
    const to = order?.findIndex(({ id }) => id === over?.id) ?? -1;
    const moved = order?.[from];
    if (!order || !moved || to === -1 || from === to) return;
    const next = arrayMove([...order], from, to);
    setWanted(next);
    void move(moved, next[to - 1]?.id ?? null, order[from - 1]?.id ?? null);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        announcements: sortableAnnouncements(order),
        screenReaderInstructions: sortableInstructions('a technology'),
      }}
    >
      <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol css={styles.order} aria-label="Order of the active technologies">
          {order.map((technology, index) => (
            <OrderItem key={technology.id} technology={technology} place={index + 1} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
