import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { beginTurn } from './features/rotator/begin-turn.ts';
import { nextTask } from './ui/next-task.ts';

/** What runs first, and is small: the turning picture, where the page has one, comes before the app. */
const turnable = beginTurn(fetchApp);
if (turnable) {
  void turnable.then(() => import('./main.tsx'));
  void turnable.then(nextTask).then(() => import('./app/home-page.tsx'));
} else {
  void import('./main.tsx');
}

/** Asks for the app's files, which the page only names. */
function fetchApp(): void {
  const named = document.getElementById('app-files');
  if (named instanceof HTMLTemplateElement) document.head.append(named.content);
}
