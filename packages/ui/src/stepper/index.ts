export type { StepperMessages } from './stepper.messages.ts';
export type { StepperRootProps, StepperState, StepperStepProps } from './stepper.tsx';
export * as Stepper from './stepper.tsx';
