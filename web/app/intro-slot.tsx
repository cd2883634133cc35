import { lazy, Suspense, useState } from 'react';
import { wasSeen } from '#web/features/intro/intro-seen.ts';
import { textsReady } from '#web/texts/language.tsx';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';

const IntroFilm = lazy(async () => {
  const [film] = await Promise.all([import('#web/features/intro/intro-film.tsx'), textsReady()]);
  return { default: film.IntroFilm };
});

/** The film's place: once a visit, and not for people who want no movement or save data. */
export function IntroSlot({ file }: { file: string }) {
  const [isDue, setDue] = useState(() => !wasSeen() && !isUnwanted());
  return isDue ? (
    <Suspense>
      <IntroFilm file={file} onDone={() => setDue(false)} />
    </Suspense>
  ) : null;
}

function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || prefersStillness();
}
