import type { Page, Route } from 'playwright-core';
import { routeUntilEnded } from './route-until-ended.ts';

/** A handler for `page.route`: the server gets the request, and its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('failed');
}

/** Loses the answer to the next request for a URL. */
export async function loseNextAnswer(page: Page, url: string): Promise<void> {
  const end = await routeUntilEnded(page, url, (route) => {
    end();
    return loseAnswer(route);
  });
}
