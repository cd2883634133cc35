import './start-failure.css';

/**
 * Shows that the app could not start, with a button to try again. Its words are in the page, in the page's language, so
 * that it works without any other code or text of the app.
 */
export function showStartFailure(): void {
  const template = document.getElementById('start-failure');
  const root = document.getElementById('root');
  if (!root || !(template instanceof HTMLTemplateElement)) return;
  document.getElementById('first-frame')?.remove();
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
