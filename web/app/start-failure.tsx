import { startFailure } from '#web/texts/start-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { StarMark } from '#web/ui/star-mark.tsx';
import styles from './start-failure.module.css';

/** Shown when the app could not start. */
export function StartFailure() {
  return (
    <main className={styles.page}>
      <StarMark />
      <div lang="en">
        <h1>{startFailure.title.en}</h1>
        <p>{startFailure.text.en}</p>
      </div>
      <div lang="tr">
        <h2>{startFailure.title.tr}</h2>
        <p>{startFailure.text.tr}</p>
      </div>
      <Button variant="ink" onClick={() => location.reload()}>
        <span>
          <span lang="en">{startFailure.retry.en}</span> · <span lang="tr">{startFailure.retry.tr}</span>
        </span>
      </Button>
    </main>
  );
}
