import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { beginTurn } from './features/rotator/begin-turn.ts';

/** What runs first, and is small: the turning picture, where the page has one, comes before the app. */
const turnable = beginTurn();
if (turnable) {
  void turnable.then(() => import('./main.tsx'));
  void turnable.then(() => import('./app/home-page.tsx'));
} else {
  void import('./main.tsx');
}
