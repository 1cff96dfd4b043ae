'use client';
import { usePublicRead } from './use-public-read.ts';

/** The signed time that a form sends along; empty until it is there. It is asked for when the form is shown. */
export function useFormStamp(): string {
  return usePublicRead('getFormStamp', '/api/form-stamp').data?.stamp ?? '';
}
