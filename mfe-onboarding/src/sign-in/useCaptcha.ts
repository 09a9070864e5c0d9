import type { ApiError } from '@sanchay/api-client';
import { useState } from 'react';

export interface Captcha {
  /** The captcha that has to be answered; null while none is requested. */
  id: string | null;
  answer: string;
  /** The last answer was wrong. */
  wrong: boolean;
  setAnswer: (answer: string) => void;
  setId: (id: string) => void;
  /** What goes into the body of the call. */
  fields: () => { captcha_id?: string; captcha_answer?: string };
  /** Takes the captcha out of a refusal; an answered one is used up, so that it goes with any other. @returns whether it was one */
  refused: (error: ApiError) => boolean;
}

/** The captcha that a login requires after several wrong attempts. */
export function useCaptcha(): Captcha {
  const [id, setId] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState(false);
  return {
    id,
    answer,
    wrong,
    setAnswer(next) {
      setAnswer(next);
      setWrong(false);
    },
    setId(next) {
      setId(next);
      setAnswer('');
    },
    fields: () => (id === null ? {} : { captcha_id: id, captcha_answer: answer.trim() }),
    refused(error) {
      const asked = error.errors.captcha_id?.[0] ?? null;
      setId(asked);
      setAnswer('');
      setWrong(error.code === 'captcha_invalid');
      return asked !== null;
    },
  };
}
