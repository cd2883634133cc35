import { startFailure } from './texts/start-failure.ts';
import styles from './start-failure.module.css';

/** Says in both languages that the app could not start, with a button to try again. Needs nothing that is not here. */
export function showStartFailure(): void {
  const page = document.createElement('main');
  page.className = styles['page'] ?? '';
  for (const language of ['en', 'tr'] as const) {
    const words = add(page, 'div', '');
    words.lang = language;
    add(words, language === 'en' ? 'h1' : 'h2', startFailure.title[language]);
    add(words, 'p', startFailure.text[language]);
  }
  const button = add(page, 'button', '');
  button.addEventListener('click', () => location.reload());
  add(button, 'span', startFailure.retry.en).lang = 'en';
  button.append(' · ');
  add(button, 'span', startFailure.retry.tr).lang = 'tr';
  document.getElementById('first-frame')?.remove();
  document.getElementById('root')?.replaceChildren(page);
}

function add(parent: HTMLElement, name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}
