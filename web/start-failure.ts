import { startFailure } from './texts/start-failure.ts';
import styles from './start-failure.module.css';

/** Says in both languages that the app could not start, with a button to try again. Needs nothing that is not here. */
export function showStartFailure(): void {
  const { title, text, retry } = startFailure;
  const root = document.getElementById('root');
  if (!root) return;
  document.getElementById('first-frame')?.remove();
  root.innerHTML = `<main class="${styles['page']}"><div lang="en"><h1>${title.en}</h1><p>${text.en}</p></div>
<div lang="tr"><h2>${title.tr}</h2><p>${text.tr}</p></div>
<button><span lang="en">${retry.en}</span> · <span lang="tr">${retry.tr}</span></button></main>`;
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
