/** The pages that are only read, in one chunk, because each is small. */
export { LegalScreen } from '#web/features/legal/legal-screen.tsx';
export { ResultPage } from './result-page.tsx';
