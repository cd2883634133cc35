import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { beginTurn } from './features/rotator/begin-turn.ts';

/** What runs first, and is small: the turning picture, where the page has one, does not wait for the app. */
const isTurning = beginTurn();
void import('./main.tsx');
if (isTurning) void import('./app/home-page.tsx');
