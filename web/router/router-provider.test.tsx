import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppRoute } from './app-routes.ts';
import { createRouter } from './create-router.ts';
import { useParams, useRouteError } from './hooks.ts';
import { Link } from './link.tsx';
import { createMemoryHistory } from './memory-history.ts';
import { Outlet, RouterProvider } from './router-provider.tsx';
import { useRoutes } from './use-routes.tsx';

/** The page at an address. */
function pageAt(address: string, routes: AppRoute[]): string {
  const router = createRouter(routes, createMemoryHistory(address));
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const Layout = () => (
  <main>
    <Outlet />
  </main>
);
const Unit = () => <p>{`unit ${useParams()['id']}`}</p>;
const Failure = () => <p>{String((useRouteError() as Error).message)}</p>;
const never = async () => Promise.withResolvers<() => null>().promise;

const routes: AppRoute[] = [
  {
    Component: Layout,
    errorElement: 'outer',
    children: [
      {
        errorElement: <Failure />,
        children: [
          { path: '/unit/:id', Component: Unit, check: ({ id }) => (id === 'x' ? 404 : undefined) },
          { path: '/later', lazy: { Component: never }, hydrateFallbackElement: <p>a moment</p> },
        ],
      },
    ],
  },
];

test('shows a screen in its layout, with the parameters of its address', () => {
  expect(pageAt('/unit/7', routes)).toBe('<main><p>unit 7</p></main>');
});

test('shows an error inside the layout, at the closest route with an error element', () => {
  expect(pageAt('/unit/x', routes)).toBe('<main><p>Status 404</p></main>');
});

test('shows the fallback of a screen that is not loaded yet', () => {
  expect(pageAt('/later', routes)).toBe('<main><p>a moment</p></main>');
});

test('shows a child route of a screen, with the parameters of both', () => {
  const Both = () => <p>{JSON.stringify(useParams())}</p>;
  const Section = () =>
    useRoutes([
      { index: true, element: 'start' },
      { path: 'unit/:id', element: <Both /> },
      { path: '*', element: 'nothing' },
    ]);
  const sections = [{ path: '/part/:part/*', Component: Section }];
  expect(pageAt('/part/a', sections)).toBe('start');
  expect(pageAt('/part/a/unit/7', sections)).toContain('&quot;part&quot;:&quot;a&quot;');
  expect(pageAt('/part/a/unit/7', sections)).toContain('&quot;id&quot;:&quot;7&quot;');
  expect(pageAt('/part/a/elsewhere', sections)).toBe('nothing');
});

test.each([
  ['/unit/7?a=1#b', '/unit/7?a=1#b'],
  ['?a=1', '/unit/7?a=1'],
  ['#there', '/unit/7#there'],
  ['?', '/unit/7'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s names %s', (to, href) => {
  const page = [{ path: '/unit/:id', Component: () => <Link to={to}>there</Link> }];
  expect(pageAt('/unit/7?b=2', page)).toBe(`<a href="${href}">there</a>`);
});
