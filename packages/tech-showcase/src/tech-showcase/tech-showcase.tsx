'use client';

import { ToggleGroup } from '@uplift/ui/toggle-group';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import type { GraphicsTier } from '../graphics/detect-graphics.ts';
import { ModernView } from '../modern-view/index.ts';
import { type OrbitPalette, OrbitView } from '../orbit-view/index.ts';
import type { Technology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { useTechStackView } from '../view-preference/use-tech-stack-view.ts';
import type { TechStackView } from '../view-preference/view-store.ts';
import { showcase, stage, toolbar, views } from './tech-showcase.styles.ts';

export interface TechShowcaseProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** A heading, next to the switch of the views. @default none */
  heading?: ReactNode;
  /** Technologies to show; `undefined` while they load. */
  technologies: readonly Technology[] | undefined;
  /** Whether loading failed. @default false */
  error?: boolean;
  /** Called when the visitor retries after a failure. Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** The view, if controlled by the page. Otherwise the visitor's stored choice. */
  view?: TechStackView | undefined;
  /** Called when the visitor switches the view. */
  onViewChange?: ((view: TechStackView) => void) | undefined;
  /** Called when the visitor selects a technology, before its link opens. */
  onSelect?: ((technology: Technology) => void) | undefined;
  /** Height of either view, as a CSS length or in px. Rows of cards grow beyond it. @default 34 to 40 rem */
  height?: number | string | undefined;
  /** Colors of the orbit's stage. @default those of the dark theme */
  palette?: OrbitPalette | undefined;
  /** How the orbit renders. Detected on the device by default. */
  graphics?: GraphicsTier | undefined;
  /** Called after each frame of the orbit with its draw calls and script time in milliseconds. */
  onFrame?: ((drawCalls: number, milliseconds: number) => void) | undefined;
}

/**
 * A technology stack as an atom (orbit) or as rows of cards (modern). Both views have the same height, so
 * switching shifts nothing on the page.
 */
export function TechShowcase({
  heading,
  technologies,
  error = false,
  onRetry,
  view,
  onViewChange,
  onSelect,
  height,
  palette,
  graphics,
  onFrame,
  style,
  ...props
}: TechShowcaseProps): ReactElement {
  const messages = useShowcaseMessages();
  const [stored, store] = useTechStackView();
  const shown = view ?? stored;
  const toolbarElement = useRef<HTMLDivElement>(null);
  const losesFocus = useRef(false);

  // The stored choice and reduced motion also replace the view, for example when the page hydrates.
  const watchFocus = useCallback(
    (element: HTMLElement | null) => () => {
      losesFocus.current ||= element?.contains(document.activeElement) === true;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: The view is replaced when it changes.
  useLayoutEffect(() => {
    if (losesFocus.current)
      toolbarElement.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    losesFocus.current = false;
  }, [shown]);

  function choose(next: TechStackView): void {
    if (view === undefined) store(next);
    onViewChange?.(next);
  }

  function seeAll(): void {
    // Safari doesn't focus the pressed button.
    losesFocus.current = true;
    choose('modern');
  }

  const size: CSSProperties & Record<'--showcase-height', string | undefined> = {
    '--showcase-height': typeof height === 'number' ? `${height}px` : height,
  };

  return (
    <div css={showcase} style={{ ...size, ...style }} {...props}>
      <div ref={toolbarElement} css={toolbar} data-heading={heading !== undefined}>
        {heading}
        <ToggleGroup.Root
          label={messages.view}
          css={views}
          value={shown}
          onValueChange={(next) => choose(next === 'modern' ? 'modern' : 'orbit')}
        >
          <ToggleGroup.Item value="orbit">{messages.orbit}</ToggleGroup.Item>
          <ToggleGroup.Item value="modern">{messages.modern}</ToggleGroup.Item>
        </ToggleGroup.Root>
      </div>
      <div css={stage}>
        {shown === 'orbit' ? (
          <OrbitView
            ref={watchFocus}
            technologies={technologies}
            error={error}
            onRetry={onRetry}
            onSelect={onSelect}
            onSeeAll={seeAll}
            palette={palette}
            graphics={graphics}
            onFrame={onFrame}
          />
        ) : (
          <ModernView
            ref={watchFocus}
            technologies={technologies}
            error={error}
            onRetry={onRetry}
            onSelect={onSelect}
          />
        )}
      </div>
    </div>
  );
}
