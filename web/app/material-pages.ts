/** The pages with pictures and documents, in one chunk, because visitors who open one usually open the others. */
export { BrochureScreen } from '#web/features/brochure/brochure-screen.tsx';
export { GalleryScreen } from '#web/features/gallery/gallery-screen.tsx';
export { FacilityScreen, RealShotScreen } from '#web/features/panorama/panorama-screen.tsx';
