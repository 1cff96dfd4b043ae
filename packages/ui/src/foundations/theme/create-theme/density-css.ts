import { variableName } from '../../tokens/variables.ts';
import { controlHeightOf, type Density, spaceOf } from './scales.ts';

/**
 * Returns a rule that gives the page the spaces and control heights of a density, whatever its theme. For a
 * density that users choose, add it to the page next to the theme.
 */
export function densityCss(density: Density): string {
  const groups = { space: spaceOf(density), 'control-height': controlHeightOf(density) };
  const declarations = Object.entries(groups).flatMap(([group, scale]) =>
    Object.entries(scale).map(([key, value]) => `${variableName(group, key)}:${value}`),
  );
  return `:root{${declarations.join(';')}}`;
}
