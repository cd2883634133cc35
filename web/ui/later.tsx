import { startTransition, useEffect, useState, type ReactNode } from 'react';

type Come = () => void;

/** Whether the app is beginning over a picture that already turns; unknown until the first asks. */
let isBeginning: boolean | undefined;
let coming: Come | undefined;
const waiting: Come[] = [];

/**
 * While the app begins over a turning picture, its children come in a frame of their own, after those that stand before
 * them in the tree: the browser lays out what React commits in one piece, and meanwhile a hand on the picture waits.
 * At any other time they are there at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(() => !(isBeginning ??= Boolean(document.getElementById('first-frame')?.firstElementChild)));
  useEffect(() => (isHere ? undefined : queueUp(() => startTransition(() => setIsHere(true)))), [isHere]);
  return isHere && children;
}

/** Calls back when those before are drawn. What is given back says that it has come, or will not. */
function queueUp(come: Come): () => void {
  waiting.push(come);
  if (!coming) callNext();
  return () => {
    if (coming === come) return callNext();
    waiting.splice(waiting.indexOf(come), 1);
  };
}

/** A page that nobody sees is not drawn, and waits for nothing. */
function callNext(): void {
  const next = waiting.shift();
  coming = next;
  if (!next) isBeginning = false;
  else if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}
