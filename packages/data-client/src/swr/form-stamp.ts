'use client';
import { useEffect, useRef } from 'react';
import type { AnswerOf } from '../contract/endpoint.ts';
import type { getFormStamp } from './public-reads.ts';
import { usePublicRead } from './use-public-read.ts';
import { wait } from './wait.ts';

type Answer = AnswerOf<typeof getFormStamp>;
type Form = keyof Answer['minSeconds'];

/** What shows the server that a person filled in a form. */
export interface FormStamp {
  /** The signed time, for a form that the browser posts itself; empty until it is there. */
  stamp: string;
  /**
   * Gives the signed time once it is old enough for a person's form. One that has not come is asked for again.
   *
   * @throws Error when it does not come
   */
  stampToSend: () => Promise<string>;
}

/** Gives a stamp once it is old enough for a person's form. */
async function whenOldEnough({ stamp, minSeconds }: Answer, form: Form): Promise<string> {
  await wait(minSeconds[form] * 1_000);
  return stamp;
}

/** The signed time that a form sends along. It is asked for when the form is shown. */
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
      if (!answer) throw new Error('The form could not be sent. Check your connection and try again.');
      return whenOldEnough(answer, form);
    },
  };
}
