'use client';
import { useEffect, useRef } from 'react';
import type { AnswerOf } from '../contract/endpoint.ts';
import type { getFormStamp } from './public-reads.ts';
import { usePublicRead } from './use-public-read.ts';
import { wait } from './wait.ts';

type Answer = AnswerOf<typeof getFormStamp>;
type Form = keyof Answer['minSeconds'];

/** Time-trap token that shows the server a human filled in the form. */
export interface FormStamp {
  /** The signed time, for a form that the browser posts itself; empty until it is loaded. */
  stamp: string;
  /**
   * Returns the signed time once it is old enough for a human submission. Requests it again if it is missing.
   *
   * @throws Error when it can't be loaded
   */
  stampToSend: () => Promise<string>;
}

/** Returns the stamp once it is old enough for a human submission. */
async function whenOldEnough({ stamp, minSeconds }: Answer, form: Form): Promise<string> {
  await wait(minSeconds[form] * 1_000);
  return stamp;
}

/** Returns the signed time to submit with a form. Requested when the form is shown. */
export function useFormStamp(form: Form): FormStamp {
  const { data, mutate } = usePublicRead('getFormStamp', '/api/form-stamp');
  const toSend = useRef<Promise<string>>(null);

  useEffect(() => {
    if (data) toSend.current = whenOldEnough(data, form);
  }, [data, form]);

  return {
    stamp: data?.stamp ?? '',
    stampToSend: async () => {
      if (toSend.current) return toSend.current;
      const answer = await mutate();
      if (!answer) throw new Error('Couldn’t send the form. Check your connection and try again.');
      return whenOldEnough(answer, form);
    },
  };
}
