/** What every part of the page has in its hands: asking, acting, and what was said last. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DoneAnswer, SessionAnswer } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Answer, ask, post, type ToldTrouble } from './api.ts';

/** The code of an answer that asks: whoever acted shows the question, with its answers. */
export const QUESTION = 'game-running';

export interface Told {
  readonly kind: 'done' | 'trouble';
  readonly text: string;
}

export interface Operator {
  /** undefined: not known yet; null: nobody is signed in. */
  readonly who: string | null | undefined;
  /** Why nobody is signed in any more, or an empty string. */
  readonly ended: string;
  readonly told: Told | undefined;
  /** Counts the deeds: whatever is shown is asked for again after each. */
  readonly deeds: number;
  ask<Value>(path: string): Promise<InWords<Value> | undefined>;
  /** Tells what came of it; undefined when it was done, the trouble otherwise. */
  act(path: string, body: object): Promise<ToldTrouble | undefined>;
  signIn(name: string, pin: string): Promise<ToldTrouble | undefined>;
  signOut(): void;
  /** What was said is about something else than what comes now. */
  clear(): void;
}

/** Who is signed in, and what was said last; a session that has ended leads back to the door, whoever notices it first. */
export function useOperator(): Operator {
  const [who, setWho] = useState<string | null | undefined>(undefined);
  const [ended, setEnded] = useState('');
  const [told, setTold] = useState<Told | undefined>(undefined);
  const [deeds, setDeeds] = useState(0);

  const heard = useCallback(<Value>(answer: Answer<Value>): Answer<Value> => {
    if (!answer.ok && answer.trouble.code === 'signed-out') {
      setWho(null);
      setEnded(OPERATOR_WORDS.signIn.ended);
    }
    return answer;
  }, []);

  useEffect(() => {
    void ask<SessionAnswer>('/session').then((answer) => setWho(answer.ok ? answer.value.name : null));
  }, []);

  return {
    ...{ who, ended, told, deeds },
    ask: useCallback(async <Value>(path: string) => {
      const answer = heard(await ask<Value>(path));
      return answer.ok ? answer.value : undefined;
    }, []),
    act: useCallback(async (path: string, body: object) => {
      const answer = heard(await post<DoneAnswer>(path, body));
      setTold(toldOf(answer));
      setDeeds((before) => before + 1);
      return answer.ok ? undefined : answer.trouble;
    }, []),
    signIn: useCallback(async (name: string, pin: string) => {
      const answer = await post<SessionAnswer>('/sign-in', { name, pin });
      if (!answer.ok) return answer.trouble;
      setWho(answer.value.name);
      setEnded('');
      setTold(undefined);
      return undefined;
    }, []),
    clear: useCallback(() => setTold(undefined), []),
    signOut: useCallback(() => {
      void post('/sign-out', {}).then(() => setWho(null));
    }, []),
  };
}

function toldOf(answer: Answer<DoneAnswer>): Told | undefined {
  if (answer.ok) return { kind: 'done', text: answer.value.text };
  return answer.trouble.code === QUESTION ? undefined : { kind: 'trouble', text: answer.trouble.message };
}

/** What the table answers to this path: at once, after every deed, whenever `moment` changes, and every so many ms. */
export function useAsked<Value>(
  operator: Operator,
  path: string,
  moment: number = 0,
  everyMs: number = 0,
): InWords<Value> | undefined {
  const [value, setValue] = useState<InWords<Value> | undefined>(undefined);
  useEffect(() => {
    let open = true;
    let timer: number | undefined;
    const look = async (): Promise<void> => {
      const answer = await operator.ask<Value>(path);
      if (!open) return;
      if (answer !== undefined) setValue(answer);
      if (everyMs > 0) timer = setTimeout(look, everyMs) as unknown as number;
    };
    void look();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [path, operator.deeds, moment, everyMs]);
  return value;
}
