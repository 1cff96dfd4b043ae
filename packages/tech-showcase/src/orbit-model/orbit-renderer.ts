/** Draws an atom's present state, in WebGL or in CSS and SVG. */
export interface OrbitRenderer {
  /** Fits the drawing to a stage of this size in px. */
  resize: (width: number, height: number, pixelRatio: number) => void;
  /** Draws one frame. */
  draw: () => void;
  /** Draw calls of the last frame. */
  drawCalls: () => number;
}
