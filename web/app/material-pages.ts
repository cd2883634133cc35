/** The pages of pictures and documents, which are fetched together: who looks at one looks at the others. */
export { BrochureScreen } from '../features/brochure/brochure-screen.tsx';
export { GalleryScreen } from '../features/gallery/gallery-screen.tsx';
export { FacilityScreen, RealShotScreen } from '../features/panorama/panorama-screen.tsx';
