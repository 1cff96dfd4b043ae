import { format } from 'dependency-cruiser';
import { readDirections } from './directions.ts';
import { drawDiagram, readDiagram } from './docs/diagram.ts';

const directions = await readDirections();
const { output, exitCode } = await format(directions, { outputType: 'err' });
process.stdout.write(String(output));
process.exitCode = exitCode;
if (readDiagram() !== drawDiagram(directions.modules)) {
  process.stdout.write(
    'The diagram in docs/architecture.md is not what the modules import. Run pnpm docs:diagram, and look at it.\n',
  );
  process.exitCode = 1;
}
