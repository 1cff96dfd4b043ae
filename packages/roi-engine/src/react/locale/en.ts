import { reportMessages } from '../../report.messages.ts';
import { roiCalculatorMessages } from '../roi-calculator.messages.ts';

/** The English messages, complete, as a source for translations. */
export const english = { roiReport: reportMessages, roiCalculator: roiCalculatorMessages };
