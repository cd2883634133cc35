import type { startFailure as english } from './texts/en/start-failure.ts';
import styles from './start-failure.module.css';

/** Only a few words, so that all languages are in the bundle: nothing more can be loaded when they are needed. */
const texts = import.meta.glob<typeof english>('./texts/*/start-failure.ts', { eager: true, import: 'startFailure' });

/**
 * Shows that the app could not start, in the page's language, with a button to try again. Works without any other code
 * of the app.
 */
export function showStartFailure(): void {
  const words =
    texts[`./texts/${document.documentElement.lang}/start-failure.ts`] ?? texts['./texts/en/start-failure.ts'];
  const root = document.getElementById('root');
  if (!root || !words) return;
  document.getElementById('first-frame')?.remove();
  root.innerHTML = `<main class="${styles['page']}"><h1>${words.title}</h1><p>${words.text}</p>
<button>${words.retry}</button></main>`;
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
