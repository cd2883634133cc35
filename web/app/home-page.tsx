import HomeScreen from '../features/rotator/home-screen.tsx';

/** The home view. */
export function HomePage() {
  return <HomeScreen />;
}
