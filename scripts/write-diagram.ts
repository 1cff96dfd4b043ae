import { readDirections } from './directions.ts';
import { drawDiagram, writeDiagram } from './docs/diagram.ts';

writeDiagram(drawDiagram((await readDirections()).modules));
