/** The pages with pictures, in one chunk, because visitors who open one usually open the others. */
export { GalleryScreen } from '#web/features/gallery/gallery-screen.tsx';
export { FacilityScreen, RealShotScreen } from '#web/features/panorama/panorama-screen.tsx';
