/** The pages with pictures and documents, in one chunk: whoever opens one usually opens the others. */
export { BrochureScreen } from '#web/features/brochure/brochure-screen.tsx';
export { GalleryScreen } from '#web/features/gallery/gallery-screen.tsx';
export { FacilityScreen, RealShotScreen } from '#web/features/panorama/panorama-screen.tsx';
