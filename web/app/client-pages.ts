/** The pages with what a client chose, in one chunk, because clients who open one usually open the other. */
export { FavouritesPage } from './favourites-page.tsx';
export { OwnPage } from './own-page.tsx';
