/** Draws an atom's current state, in WebGL or in CSS and SVG. */
export interface OrbitRenderer {
  /** Adapts the drawing to a stage of this size in px. */
  resize: (width: number, height: number, pixelRatio: number) => void;
  /** Draws one frame. */
  draw: () => void;
  /** Draw calls of the last frame. */
  drawCalls: () => number;
}
