'use client';

import { Button } from '@uplift/ui/button';
import { Theme } from '@uplift/ui/theme';
import {
  type ComponentProps,
  memo,
  type ReactElement,
  type RefCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FlatAtom } from '../flat-atom/index.ts';
import { detectGraphics, type GraphicsTier } from '../graphics/detect-graphics.ts';
import { layoutOrbit } from '../orbit-model/orbit-layout.ts';
import { narrowSelection } from '../orbit-model/ring-groups.ts';
import { PlaybackButton } from '../playback-button/index.ts';
import { ShowcaseMessage } from '../showcase-message/index.ts';
import type { TechShowcaseMessages } from '../tech-showcase.messages.ts';
import { type ShownTechnology, shownTechnologies, type Technology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { OrbitCard } from './orbit-card.tsx';
import { OrbitLegend } from './orbit-legend.tsx';
import { type OrbitPalette, paletteStyle } from './orbit-palette.ts';
import * as styles from './orbit-view.styles.ts';
import { useNarrow } from './use-narrow.ts';
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
   * Whether to show the categories and the list of technologies below the atom. Hide them only if the page
   * lists the technologies elsewhere: the picture isn't accessible to screen readers. @default true
   */
  legend?: boolean;
  /** Colors of the stage. @default those of the dark theme */
  palette?: OrbitPalette | undefined;
  /** Called when the visitor selects a technology, in the atom or in the list, before its link opens. */
  onSelect?: ((technology: Technology) => void) | undefined;
  /** Called when the visitor asks for all technologies on a narrow stage, where the atom shows a selection. */
  onSeeAll?: (() => void) | undefined;
  /** How to render the atom. Detected on the device by default. */
  graphics?: GraphicsTier | undefined;
  /** Called after each frame with its draw calls and script time in milliseconds, for measurements. */
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
}

const none: readonly Technology[] = [];
const themed: OrbitPalette = {};

/** The tour renders the picture every few seconds. The list of all technologies must not render with it. */
const MemoizedLegend = memo(OrbitLegend);

function messageFor(
  technologies: readonly Technology[] | undefined,
  { loadingOrbit, emptyOrbit, noneActive }: TechShowcaseMessages,
): string {
  if (!technologies) return loadingOrbit;
  return technologies.length === 0 ? emptyOrbit : noneActive;
}

/** Technologies as a rotating atom with their categories below, on a dark stage. */
export function OrbitView({
  technologies,
  error = false,
  onRetry,
  highlighted,
  legend = true,
  palette = themed,
  graphics,
  onSelect,
  onSeeAll,
  onFrame,
  style,
  ...props
}: OrbitViewProps): ReactElement {
  const messages = useShowcaseMessages();
  const [narrow, measure] = useNarrow();
  // Compared by content: a page that creates a new array on each render must not restart the atom.
  const content = JSON.stringify(technologies ?? none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content represents the technologies
  const all = useMemo(() => shownTechnologies(technologies ?? none), [content]);
  const narrowTechnologies = useMemo(() => narrowSelection(all), [all]);
  const shown = narrow ? narrowTechnologies : all;

  return (
    <Theme
      mode="dark"
      css={styles.view}
      style={{ ...paletteStyle(palette), ...style }}
      data-view="orbit"
      {...props}
    >
      <OrbitPicture
        // A different list is a different atom: its elements, textures and motion restart. Its colors are read once.
        key={`${content} ${JSON.stringify(palette)}`}
        all={all}
        technologies={shown}
        narrowTechnologies={narrowTechnologies}
        narrow={narrow}
        measure={measure}
        highlighted={highlighted}
        legend={legend}
        graphics={graphics}
        onSelect={onSelect}
        onSeeAll={onSeeAll}
        onFrame={onFrame}
      >
        {shown.length === 0 && (
          <div css={styles.messageLayer}>
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
    </Theme>
  );
}

interface OrbitPictureProps
  extends Pick<OrbitViewProps, 'highlighted' | 'graphics' | 'onSelect' | 'onSeeAll' | 'onFrame'> {
  all: readonly ShownTechnology[];
  /** Those in the atom. */
  technologies: readonly ShownTechnology[];
  /** Those in the atom of a narrow stage. */
  narrowTechnologies: readonly ShownTechnology[];
  narrow: boolean;
  /** Ref of the element whose width decides that. */
  measure: RefCallback<HTMLElement>;
  legend: boolean;
  children: ReactElement | false;
}

function OrbitPicture({
  all,
  technologies,
  narrowTechnologies,
  narrow,
  measure,
  highlighted,
  legend,
  graphics,
  onSelect,
  onSeeAll,
  onFrame,
  children,
}: OrbitPictureProps): ReactElement {
  const messages = useShowcaseMessages();
  const cardId = useId();
  const stageElement = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const cardElement = useRef<HTMLDivElement>(null);
  const flat = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<string | null>(null);
  const [category, setCategory] = useState<string | null>(null);
  const layout = useMemo(() => layoutOrbit(technologies, { narrow }), [technologies, narrow]);
  const ringNames = useMemo(
    () =>
      layout.rings.map(({ group }) =>
        group?.purpose ? messages.rings[group.purpose] : group?.categories.join(', '),
      ),
    [layout, messages],
  );
  const gathered = useMemo(
    () => (category === null ? null : indicesOf(technologies, category)),
    [technologies, category],
  );
  const place = technologies.findIndex(({ id }) => id === (listed ?? highlighted));
  const { solid, paused, setPaused, pointed, flow, nudge, yaw } = useOrbitStage({
    elements: { stage: stageElement, surface, card: cardElement, flat, host },
    technologies,
    layout,
    ringNames,
    detect: graphics ? () => graphics : detectGraphics,
    spotlight: place === -1 ? null : place,
    gathered,
    onSelect,
    onFrame,
  });
  const rotation = useRotationKeys(nudge, yaw);
  const standingOut = all.find(({ id }) => id === (listed ?? highlighted));
  const active = standingOut ?? technologies[pointed ?? -1];
  const empty = technologies.length === 0;

  return (
    <>
      <div ref={stageElement} css={styles.stage} data-renderer={solid ? '3d' : '2d'}>
        <div ref={measure} css={styles.picture}>
          <div css={styles.glow} />
          <FlatAtom
            // The renderer changes the elements, so React can't update them for another selection.
            key={String(narrow)}
            ref={flat}
            technologies={technologies}
            narrowTechnologies={narrowTechnologies}
            layout={layout}
            ringNames={ringNames}
          />
          <div ref={host} css={styles.canvasHost} aria-hidden="true" />
          <div
            ref={surface}
            css={styles.surface}
            data-pointing={
              pointed !== null && (onSelect !== undefined || technologies[pointed]?.url !== null)
            }
            {...(empty
              ? { 'aria-hidden': true }
              : { role: 'slider', tabIndex: 0, 'aria-label': messages.rotation, ...rotation })}
          />
        </div>
        <div css={styles.cardLayer}>
          <OrbitCard
            ref={cardElement}
            id={cardId}
            technology={active}
            from={active || !flow ? undefined : technologies[flow[0]]}
            to={active || !flow ? undefined : technologies[flow[1]]}
          />
        </div>
        {children}
      </div>
      {!empty && (
        <div css={styles.playback}>
          <PlaybackButton paused={paused} onPausedChange={setPaused} />
        </div>
      )}
      {!empty && legend && (
        <MemoizedLegend
          technologies={all}
          active={active?.id}
          describedBy={cardId}
          category={category}
          onCategoryChange={setCategory}
          onActiveChange={setListed}
          onSelect={onSelect}
        />
      )}
      {onSeeAll && all.length > technologies.length && (
        <div css={styles.seeAll}>
          <Button variant="secondary" size="sm" onClick={onSeeAll}>
            {messages.seeAll(all.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function indicesOf(technologies: readonly ShownTechnology[], category: string): number[] {
  return [...technologies.keys()].filter((index) => technologies[index]?.category === category);
}
