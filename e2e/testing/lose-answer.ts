import type { Route } from 'playwright-core';

/** A handler for `page.route`: the server gets the request, and its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('failed');
}
