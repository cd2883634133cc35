import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { TextKey } from '../texts/en/index.ts';
import { checkIds, checkPlace } from './check-params.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import type { Page } from './page.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const notYet = async () => (await import('../features/not-yet/not-yet-screen.tsx')).NotYetScreen;
const home = async () => (await import('./home-page.tsx')).HomePage;
const building = async () => (await import('../features/building/building-screen.tsx')).BuildingScreen;
const floor = async () => (await import('../features/floor-plan/floor-plan-screen.tsx')).FloorPlanScreen;
const unit = async () => (await import('../features/unit/unit-screen.tsx')).UnitScreen;
const list = async () => (await import('./list-page.tsx')).ListPage;
const register = async () => (await import('../features/register-gate/register-screen.tsx')).RegisterScreen;
const salesLogin = async () => (await import('../features/sales-login/sales-login-screen.tsx')).SalesLoginScreen;
const dashboard = async () => (await import('./dashboard-page.tsx')).DashboardPage;
const homePage: Page = { title: 'page.home', area: 'home', entry: 'home', menu: 'open', key: 'home' };

/** One route: its path, its page, and its screen, fetched when it is first entered. */
function route(path: string, page: Page, screen: () => Promise<ComponentType>, loader?: RouteObject['loader']): RouteObject {
  return { path, handle: page, lazy: { Component: screen }, hydrateFallbackElement: <PageSkeleton />, ...(loader ? { loader } : {}) };
}

/** A route whose screen has not come. */
function later(path: string, title: TextKey, page: Partial<Page> = {}, loader?: RouteObject['loader']): RouteObject {
  return route(path, { title, ...page }, notYet, loader);
}

/** Every address of the product (specification, section 2), under one layout. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <ErrorPage alone />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          route('/', homePage, home),
          route('/map-view', homePage, home),
          route('/building/:id', { title: 'page.building', area: 'building', entry: 'home', menu: 'docked' }, building, checkIds),
          route('/building/:building_id/floor/:floor_id', { title: 'page.floor', area: 'floor', entry: 'home' }, floor, checkIds),
          route('/property-view/:property_id', { title: 'page.unit', area: 'unit', entry: 'home' }, unit, checkIds),
          route('/list-view', { title: 'page.list', area: 'list', entry: 'search' }, list),
          later('/favorites', 'page.favourites', { area: 'favourites' }),
          later('/gallery/:id', 'page.gallery', { area: 'gallery', entry: 'gallery' }),
          later('/location/:category/:id', 'page.location', { area: 'location', entry: 'location' }, checkPlace),
          later('/brochure', 'page.brochure', { area: 'brochure' }),
          later('/facility', 'page.facility', { area: 'panorama' }),
          later('/realshot', 'page.realShot', { area: 'panorama' }),
          route('/register', { title: 'page.register' }, register),
          route('/salesLogin', { title: 'page.salesLogin' }, salesLogin),
          later('/login', 'page.login'),
          later('/userForgotPassword', 'page.forgotPassword'),
          later('/inviteClient', 'page.inviteClient'),
          later('/clientInvitationWait/:id', 'page.invitation'),
          later('/clientInvitationAccept/:id/:code', 'page.invitation'),
          later('/clientLoginWait/:id', 'page.approval'),
          later('/clientLoginAccept/:id/:code', 'page.approval'),
          later('/verify/:id', 'page.verify'),
          later('/verify/:id/:code', 'page.verify'),
          later('/clientResetPassword/:id/:token', 'page.resetPassword'),
          later('/userResetPassword/:id/:token', 'page.resetPassword'),
          later('/formResult/:message', 'page.result'),
          route('/dashboard', { title: 'page.dashboard' }, dashboard),
          { path: '*', handle: { title: 'error.notFound' } satisfies Page, Component: NotFoundPage },
        ],
      },
    ],
  },
];
