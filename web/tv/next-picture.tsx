/**
 * What comes one picture after the rest when it is new: a slow TV that lays out a whole arrangement in one go stands still
 * meanwhile. `key` tells one arrangement from the next; whoever shows this keeps the place free.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPicture } from '../parts/after-picture.ts';

export function NextPicture({ children }: { readonly children: ComponentChildren }) {
  const [isNext, setNext] = useState(false);
  useLayoutEffect(() => {
    afterPicture(() => setNext(true));
  }, []);
  return isNext ? children : null;
}
