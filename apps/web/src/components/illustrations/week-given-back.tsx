import type { ReactElement } from 'react';
import { Box, Circle, Drawing, type IllustrationProps, Pale, Path, Strong, Tick } from './ink.tsx';

const workdays = [
  { x: 24, tasks: [70, 96, 122, 148] },
  { x: 64, tasks: [70, 96, 122] },
  { x: 104, tasks: [70, 96, 122, 148] },
  { x: 144, tasks: [70, 96, 122] },
  { x: 184, tasks: [70, 96] },
] as const;

/** A week of work whose Saturday belongs to its owner again. */
export function WeekGivenBack(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={10} y={26} width={216} height={152} radius={12} fill="paper" />
        <Path d="M10 54h216M54 54v124M94 54v124M134 54v124M174 54v124" />
        <Path d="M26 40h12M66 40h12M106 40h12M146 40h12M186 40h12" />
        {workdays.flatMap(({ x, tasks }) =>
          tasks.map((y) => <Box key={`${x} ${y}`} x={x - 2} y={y - 6} width={28} height={14} radius={4} />),
        )}
      </Pale>
      <Strong>
        <Box x={216} y={14} width={92} height={172} radius={14} fill="paper" />
        <Path d="M216 46h92M236 30h24" />
        <Circle x={262} y={96} r={20} fill="tint" />
        <Path d="M262 62v7M262 123v7M228 96h7M289 96h7M238 72l5 5M281 115l5 5M238 120l5-5M281 77l5-5" />
        <Path d="M230 162c10-10 22-10 32 0s22 10 32 0" />
        <Tick x={290} y={30} size={6} />
      </Strong>
    </Drawing>
  );
}
