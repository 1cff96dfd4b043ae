import type { ReactElement } from 'react';
import {
  Box,
  Circle,
  Dotted,
  Drawing,
  type IllustrationProps,
  Pale,
  Path,
  Strong,
  Tick,
  Writing,
} from './ink.tsx';

/** A call, a letter and a form become one record, and an answer leaves at once. */
export function CrmSalesAutomation(props: IllustrationProps): ReactElement {
  return (
    <Drawing {...props}>
      <Pale>
        <Box x={16} y={20} width={44} height={44} radius={12} fill="paper" />
        <Path d="M31 34c0 11 9 20 20 20l2-6-6-4-4 3c-3-1-5-3-6-6l3-4-4-6Z" />
        <Box x={16} y={78} width={44} height={44} radius={12} fill="paper" />
        <Box x={27} y={91} width={22} height={17} radius={3} />
        <Path d="m28 94 10 8 10-8" />
        <Box x={16} y={136} width={44} height={44} radius={12} fill="paper" />
        <Path d="M29 148h18M29 158h18M29 168h9" />
      </Pale>
      <Strong>
        <Dotted d="M66 42c28 0 22 50 52 56" />
        <Dotted d="M66 100h52" />
        <Dotted d="M66 158c28 0 22-50 52-56" />
        <Box x={122} y={44} width={92} height={116} radius={10} fill="paper" />
        <Circle x={168} y={76} r={15} fill="tint" />
        <Circle x={168} y={72} r={5} />
        <Path d="M159 86c1-6 5-8 9-8s8 2 9 8" />
      </Strong>
      <Pale>
        <Writing x={140} y={108} widths={[56, 40, 50, 28]} pitch={13} />
      </Pale>
      <Strong>
        <Path
          d="M244 34h52a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-34l-14 13V80h-4a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z"
          fill="tint"
        />
        <Tick x={270} y={57} size={8} />
        <Dotted d="M220 118h44" />
        <Path d="m262 111 8 7-8 7" />
      </Strong>
      <Pale>
        <Circle x={290} y={118} r={14} fill="paper" />
        <Path d="M290 110v8h6" />
      </Pale>
    </Drawing>
  );
}
