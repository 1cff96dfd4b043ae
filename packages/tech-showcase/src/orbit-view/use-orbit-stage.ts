import { type RefObject, useEffect, useRef, useState } from 'react';
import { createFlatRenderer } from '../flat-atom/index.ts';
import type { GraphicsTier } from '../graphics/detect-graphics.ts';
import type { OrbitLayout } from '../orbit-model/orbit-layout.ts';
import { createOrbitMotion, type OrbitMotion } from '../orbit-model/orbit-motion.ts';
import { createOrbitStage, type OrbitStage } from '../orbit-model/orbit-stage.ts';
import type { Flow } from '../orbit-model/tour.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { whenSeen } from './when-seen.ts';

type ElementRef = RefObject<HTMLDivElement | null>;

export interface OrbitStageInput {
  elements: Record<'stage' | 'surface' | 'card' | 'flat' | 'host', ElementRef>;
  technologies: readonly ShownTechnology[];
  layout: OrbitLayout;
  ringNames: readonly (string | undefined)[];
  detect: () => GraphicsTier;
  /** The item that has focus in the list. */
  spotlight: number | null;
  /** The items gathered in front. */
  gathered: readonly number[] | null;
  onSelect?: ((technology: ShownTechnology) => void) | undefined;
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
}

export interface OrbitStageState {
  /** Whether the 3D view is visible. */
  solid: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** The item under the pointer. */
  pointed: number | null;
  /** The two items that the tour shows. */
  flow: Flow | null;
  nudge: (yaw: number, pitch: number) => void;
  /** Yaw in radians. */
  yaw: () => number;
}

/** Runs the stage: flat immediately, and in 3D once the stage is in the viewport on a capable device. */
export function useOrbitStage(input: OrbitStageInput): OrbitStageState {
  const { elements, technologies, layout, ringNames, spotlight, gathered } = input;
  const stage = useRef<OrbitStage | null>(null);
  const motion = useRef<OrbitMotion | null>(null);
  const [solid, setSolid] = useState(false);
  /** Undefined until the browser reports whether reduced motion is preferred. */
  const [paused, setPaused] = useState<boolean>();
  const [pointed, setPointed] = useState<number | null>(null);
  const [flow, setFlow] = useState<Flow | null>(null);
  const names = ringNames.join('\n');

  // React 19.0 has no effect events yet.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const measured = input.onFrame !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are refs, which never change
  useEffect(() => {
    const { stage: frame, surface, card, flat, host } = elements;
    if (!frame.current || !surface.current || !card.current || !flat.current || !host.current) return;
    const left = new AbortController();
    const ownMotion = createOrbitMotion(layout);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const flatRenderer = createFlatRenderer(flat.current, ownMotion);
    const ownStage = createOrbitStage({
      motion: ownMotion,
      surface: surface.current,
      card: card.current,
      renderer: flatRenderer,
      onPoint: setPointed,
      onFlow: setFlow,
      onOpen(index) {
        const technology = technologies[index];
        if (!technology) return;
        latest.current.onSelect?.(technology);
        if (technology.url) window.open(technology.url, '_blank', 'noopener,noreferrer');
      },
      onFrame: measured
        ? (drawCalls, milliseconds) => latest.current.onFrame?.(drawCalls, milliseconds)
        : undefined,
      paused: still,
    });
    motion.current = ownMotion;
    stage.current = ownStage;
    setPaused(still);
    // What has focus in the list keeps it when a screen becomes narrow or wide.
    ownStage.spotlight(latest.current.spotlight);

    const container = host.current;
    whenSeen(frame.current, left.signal, async () => {
      if (technologies.length === 0 || latest.current.detect() === '2d') return;
      try {
        const { mountOrbit } = await import('../orbit-3d/index.ts');
        if (left.signal.aborted) return;
        await mountOrbit({
          container,
          motion: ownMotion,
          technologies,
          ringNames: latest.current.ringNames,
          signal: left.signal,
          onReady(renderer) {
            ownStage.show(renderer);
            setSolid(true);
          },
          onLost() {
            ownStage.show(flatRenderer);
            setSolid(false);
          },
          onRepaint: () => ownStage.refresh(),
        });
      } catch (error) {
        // Keep the flat atom: the picture is decorative, and the list holds its content.
        if (!left.signal.aborted) console.warn('The 3D view could not be started.', error);
      }
    });

    return () => {
      left.abort();
      ownStage.dispose();
      stage.current = null;
      setSolid(false);
      setPointed(null);
      setFlow(null);
    };
    // The names are part of the picture.
  }, [layout, technologies, names, measured]);

  useEffect(() => {
    if (paused !== undefined) stage.current?.pause(paused);
  }, [paused]);

  useEffect(() => {
    stage.current?.spotlight(spotlight);
  }, [spotlight]);

  useEffect(() => {
    stage.current?.gather(gathered);
  }, [gathered]);

  return {
    solid,
    paused: paused ?? false,
    setPaused,
    pointed,
    flow,
    nudge: (yaw, pitch) => stage.current?.nudge(yaw, pitch),
    yaw: () => motion.current?.yaw() ?? 0,
  };
}
