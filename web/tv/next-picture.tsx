/**
 * What comes some pictures after the rest when it is new, one of these after the other: a slow TV that lays out a whole
 * arrangement in one go stands still meanwhile. `key` tells one arrangement from the next; whoever shows this keeps the place free.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { comeSoon } from '../dice/paint-queue.ts';

export function NextPicture({ children }: { readonly children: ComponentChildren }) {
  return useNextPicture() ? children : null;
}

/** Whether it has come. */
export const useNextPicture = (): boolean => useParts(1) > 0;

/** How many of so many parts have come, one a picture. */
export function useParts(parts: number): number {
  const [come, setCome] = useState(0);
  useLayoutEffect(() => {
    for (let part = 1; part <= parts; part += 1) comeSoon(() => setCome(part));
  }, []);
  return come;
}

/** What was there before, until the next picture is shown; of changes that follow each other sooner only the last one is told. */
export function useOnePictureLater<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const newest = useRef(value);
  newest.current = value;
  useLayoutEffect(() => {
    if (shown !== value) comeSoon(() => show(newest.current));
  }, [value]);
  return shown;
}
