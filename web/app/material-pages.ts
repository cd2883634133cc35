/** The pages of pictures and documents, which are fetched together: who looks at one looks at the others. */
export { BrochureScreen } from '#web/features/brochure/brochure-screen.tsx';
export { GalleryScreen } from '#web/features/gallery/gallery-screen.tsx';
export { FacilityScreen, RealShotScreen } from '#web/features/panorama/panorama-screen.tsx';
