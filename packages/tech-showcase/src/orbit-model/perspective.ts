/** Distance of the camera from the nucleus, in radii of the outermost ring. */
export const EYE_DISTANCE = 3.6;

/** Scale at depth `z`, relative to the nucleus. */
export function perspective(z: number): number {
  return EYE_DISTANCE / (EYE_DISTANCE - z);
}
