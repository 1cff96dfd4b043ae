/** The built-in text of `Stepper`. */
export interface StepperMessages {
  /** Tells screen reader users that a step is done. */
  done: string;
}

export const stepperMessages: StepperMessages = {
  done: 'Done',
};
