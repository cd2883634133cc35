import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { startRotator } from './features/rotator/start-rotator.ts';
import { showStartFailure } from './start-failure.ts';
import { nextTask } from './ui/next-task.ts';

/** The entry: starts the rotator, if the page has one, before the app. */
const rotatorReady = startRotator(preloadApp);
if (rotatorReady) {
  rotatorReady.then(() => import('./main.tsx')).catch(showStartFailure);
  // If this fails, the router shows the error.
  void rotatorReady.then(nextTask).then(() => import('./app/home-page.tsx').catch(() => undefined));
} else {
  import('./main.tsx').catch(showStartFailure);
}

/** Preloads the app’s files, which the page lists in a `<template>`. */
function preloadApp(): void {
  const template = document.getElementById('app-files');
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
