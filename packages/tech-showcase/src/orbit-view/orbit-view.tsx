'use client';

import { type ComponentProps, type ReactElement, useMemo, useRef, useState } from 'react';
import { FlatAtom } from '../flat-atom/index.ts';
import { detectGraphics, type GraphicsTier } from '../graphics/detect-graphics.ts';
import { layoutOrbit } from '../orbit-model/orbit-layout.ts';
import { PlaybackButton } from '../playback-button/index.ts';
import { ShowcaseMessage } from '../showcase-message/index.ts';
import type { TechShowcaseMessages } from '../tech-showcase.messages.ts';
import { type ShownTechnology, shownTechnologies, type Technology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { OrbitLegend } from './orbit-legend.tsx';
import {
  canvasHost,
  caption,
  captionHint,
  glow,
  labelLayer,
  label as labelStyle,
  messageLayer,
  picture,
  playback,
  stage,
  surface as surfaceStyle,
  view,
} from './orbit-view.styles.ts';
import { useOrbitStage } from './use-orbit-stage.ts';
import { useRotationKeys } from './use-rotation-keys.ts';

export interface OrbitViewProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Technologies to show; `undefined` while they load. */
  technologies: readonly Technology[] | undefined;
  /** Whether loading failed. @default false */
  error?: boolean;
  /** Called when the visitor retries after a failure. Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** The id of the emphasized technology, unless another one has focus in the list. */
  highlighted?: string | undefined;
  /**
   * Whether to show the list of technologies next to the atom. Hide it only if the page lists them elsewhere:
   * the picture isn't accessible to screen readers. @default true
   */
  legend?: boolean;
  /** Called when the visitor selects a technology, in the atom or in the list, before its link opens. */
  onSelect?: ((technology: Technology) => void) | undefined;
  /** How to render the atom. Detected on the device by default. */
  graphics?: GraphicsTier | undefined;
  /** Called after each frame with its draw calls and script time in milliseconds, for measurements. */
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
}

const none: readonly Technology[] = [];

function messageFor(
  technologies: readonly Technology[] | undefined,
  { loadingOrbit, emptyOrbit, noneActive }: TechShowcaseMessages,
): string {
  if (!technologies) return loadingOrbit;
  return technologies.length === 0 ? emptyOrbit : noneActive;
}

/** Technologies as a rotating atom with a list around it. */
export function OrbitView({
  technologies,
  error = false,
  onRetry,
  highlighted,
  legend = true,
  graphics,
  onSelect,
  onFrame,
  ...props
}: OrbitViewProps): ReactElement {
  const messages = useShowcaseMessages();
  // Compared by content: a page that creates a new array on each render must not restart the atom.
  const content = JSON.stringify(technologies ?? none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content represents the technologies
  const shown = useMemo(() => shownTechnologies(technologies ?? none), [content]);
  const layout = useMemo(() => layoutOrbit(shown), [shown]);
  const empty = shown.length === 0;

  return (
    <div css={view} data-view="orbit" {...props}>
      <OrbitPicture
        // A different list is a different atom: its elements, textures and motion restart.
        key={content}
        technologies={shown}
        layout={layout}
        highlighted={highlighted}
        legend={legend}
        graphics={graphics}
        onSelect={onSelect}
        onFrame={onFrame}
      >
        {empty && (
          <div css={messageLayer}>
            {error ? (
              <ShowcaseMessage failed onRetry={onRetry}>
                {messages.failed}
              </ShowcaseMessage>
            ) : (
              <ShowcaseMessage>{messageFor(technologies, messages)}</ShowcaseMessage>
            )}
          </div>
        )}
      </OrbitPicture>
    </div>
  );
}

interface OrbitPictureProps
  extends Pick<OrbitViewProps, 'highlighted' | 'graphics' | 'onSelect' | 'onFrame'> {
  technologies: readonly ShownTechnology[];
  layout: ReturnType<typeof layoutOrbit>;
  legend: boolean;
  children: ReactElement | false;
}

function OrbitPicture({
  technologies,
  layout,
  highlighted,
  legend,
  graphics,
  onSelect,
  onFrame,
  children,
}: OrbitPictureProps): ReactElement {
  const messages = useShowcaseMessages();
  const stageElement = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const labelElement = useRef<HTMLDivElement>(null);
  const flat = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<number | null>(null);
  const place = technologies.findIndex(({ id }) => id === highlighted);
  const standingOut = listed ?? (place === -1 ? null : place);
  const { solid, paused, setPaused, pointed, nudge, yaw } = useOrbitStage({
    elements: { stage: stageElement, surface, label: labelElement, flat, host },
    technologies,
    layout,
    detect: graphics ? () => graphics : detectGraphics,
    spotlight: standingOut,
    onSelect,
    onFrame,
  });
  const rotation = useRotationKeys(nudge, yaw);
  const active = technologies[standingOut ?? pointed ?? -1];
  const empty = technologies.length === 0;

  return (
    <>
      <div ref={stageElement} css={stage} data-renderer={solid ? '3d' : '2d'}>
        <div css={picture}>
          <div css={glow} />
          <FlatAtom ref={flat} technologies={technologies} layout={layout} />
          <div ref={host} css={canvasHost} aria-hidden="true" />
          <div
            ref={surface}
            css={surfaceStyle}
            data-pointing={
              pointed !== null && (onSelect !== undefined || technologies[pointed]?.url !== null)
            }
            {...(empty
              ? { 'aria-hidden': true }
              : { role: 'slider', tabIndex: 0, 'aria-label': messages.rotation, ...rotation })}
          />
          <div css={labelLayer}>
            <div ref={labelElement} css={labelStyle} data-shown={active !== undefined} aria-hidden="true">
              {active?.name}
            </div>
          </div>
        </div>
        {children}
        {!empty && (
          <div css={caption}>
            {active ? (
              <p>{active.description ?? active.category}</p>
            ) : (
              <p css={captionHint}>{messages.hint}</p>
            )}
          </div>
        )}
        {!empty && (
          <div css={playback}>
            <PlaybackButton paused={paused} onPausedChange={setPaused} />
          </div>
        )}
      </div>
      {!empty && legend && (
        <OrbitLegend
          technologies={technologies}
          active={listed ?? pointed}
          onActiveChange={setListed}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
