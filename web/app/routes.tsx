import type { ComponentType } from 'react';
import { isAddressId, isAddressLevel } from '#domain/navigation/address-ids.ts';
import { isFormResult } from '#domain/people/form-results.ts';
import type { AppRoute } from '#web/router/app-routes.ts';
import type { Params } from '#web/router/match-routes.ts';
import { loadLaterTexts, textsReady } from '#web/texts/language.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { trackScreen } from './live-slot.tsx';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import type { Page } from './page.ts';

/** The component of a screen in a module that is loaded on demand. */
const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen =>
  async () =>
    (await load())[name];

type Screen = () => Promise<ComponentType>;

const loadClientPages = () => import('./client-pages.tsx');
const loadPictures = () => import('./picture-pages.ts');
const loadWait = () => import('#web/features/approval-wait/wait-screen.tsx');
const loadAccept = () => import('#web/features/approval-accept/accept-screen.tsx');
const loadVerify = () => import('#web/features/verify/verify-screen.tsx');
const loadReset = () => import('#web/features/reset-password/reset-password-screen.tsx');
const loadText = () => import('./text-pages.tsx');

const home = screen(() => import('./home-page.tsx'), 'HomePage');
const building = screen(() => import('#web/features/building/building-screen.tsx'), 'BuildingScreen');
const floor = screen(() => import('./floor-page.tsx'), 'FloorPage');
const unit = screen(() => import('./unit-page.tsx'), 'UnitPage');
const list = screen(() => import('./list-page.tsx'), 'ListPage');
const brochure = screen(() => import('#web/features/brochure/brochure-screen.tsx'), 'BrochureScreen');
const location = screen(() => import('#web/features/location/location-screen.tsx'), 'LocationScreen');
const register = screen(() => import('#web/features/register/register-screen.tsx'), 'RegisterScreen');
const salesLogin = screen(() => import('#web/features/sales-login/sales-login-screen.tsx'), 'SalesLoginScreen');
const login = screen(() => import('./login-page.tsx'), 'LoginPage');
const userForgotPassword = screen(
  () => import('#web/features/forgot-password/forgot-password-screen.tsx'),
  'UserForgotPasswordScreen',
);
const clientSessions = screen(
  () => import('#web/features/client-sessions/client-sessions-screen.tsx'),
  'ClientSessionsScreen',
);
const offlineTour = screen(() => import('#web/features/offline-tour/offline-tour-screen.tsx'), 'OfflineTourScreen');
const inviteClient = screen(() => import('#web/features/invite-client/invite-client-screen.tsx'), 'InviteClientScreen');
const openDashboard = screen(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');
const dashboard = async () => (await Promise.all([openDashboard(), loadLaterTexts('dashboard')]))[0];
const homePage: Page = { title: 'page.home', area: 'home', entry: 'home', menu: 'open', key: 'home' };

/** A screen together with its texts. Those of the home view are loaded at the start. */
async function withTexts(load: Screen): Promise<ComponentType> {
  const [component] = await Promise.all([load(), load === home ? undefined : textsReady()]);
  return component;
}

/** One route; its screen is loaded when it is first opened. */
function route(path: string, page: Page, load: Screen, check?: AppRoute['check']): AppRoute {
  return {
    path,
    handle: page,
    lazy: { Component: () => trackScreen(withTexts(load)) },
    hydrateFallbackElement: <PageSkeleton />,
    ...(check ? { check } : {}),
  };
}

/** Accepts only whole numbers as ids; a truncated or mistyped address is a 400. */
const checkIds = (params: Params) =>
  Object.values(params).every((value = '') => isAddressId(value)) ? undefined : 400;

/** Accepts a whole number as the id of a building, and a level, which may be below the ground. */
const checkFloor = ({ building_id: building = '', floor_id: level = '' }: Params) =>
  isAddressId(building) && isAddressLevel(level) ? undefined : 400;

/** Accepts the form of a category's name, or `all`, with a place's id. The screen handles unknown categories. */
function checkPlace({ category = '', id = '' }: Params): 400 | 404 | undefined {
  if (!isAddressId(id)) return 400;
  return /^[a-z0-9-]+$/.test(category) ? undefined : 404;
}

/** Accepts only a whole number as the id of a mailed link; the secret that follows may have any form. */
const checkMailedId = ({ id = '' }: Params) => (isAddressId(id) ? undefined : 400);

/** Accepts only the known form results. */
const checkResult = ({ message = '' }: Params) => (isFormResult(message) ? undefined : 404);

/** All addresses of the product (specification, section 2), in one layout. */
export const routes: AppRoute[] = [
  {
    Component: Layout,
    errorElement: <ErrorPage alone />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          route('/', homePage, home),
          route('/map-view', homePage, home),
          route(
            '/building/:id',
            { title: 'page.building', area: 'building', entry: 'home', menu: 'docked', units: true },
            building,
            checkIds,
          ),
          route(
            '/building/:building_id/floor/:floor_id',
            { title: 'page.floor', area: 'floor', entry: 'home', units: true },
            floor,
            checkFloor,
          ),
          route(
            '/property-view/:property_id',
            { title: 'page.unit', area: 'unit', entry: 'home', units: true },
            unit,
            checkIds,
          ),
          route('/list-view', { title: 'page.list', area: 'list', entry: 'search', units: true }, list),
          route(
            '/favorites',
            { title: 'page.favourites', area: 'favourites' },
            screen(loadClientPages, 'FavouritesPage'),
          ),
          route('/yours', { title: 'page.ownPage', isPersonal: true }, screen(loadClientPages, 'OwnPage')),
          route(
            '/gallery/:id',
            { title: 'page.gallery', area: 'gallery', entry: 'gallery' },
            screen(loadPictures, 'GalleryScreen'),
          ),
          route(
            '/location/:category/:id',
            { title: 'page.location', area: 'location', entry: 'location', key: 'location' },
            location,
            checkPlace,
          ),
          route('/brochure', { title: 'page.brochure', area: 'brochure', entry: 'gallery' }, brochure),
          route(
            '/facility',
            { title: 'page.facility', area: 'panorama', entry: 'gallery' },
            screen(loadPictures, 'FacilityScreen'),
          ),
          route(
            '/realshot',
            { title: 'page.realShot', area: 'panorama', entry: 'gallery' },
            screen(loadPictures, 'RealShotScreen'),
          ),
          route('/register', { title: 'page.register' }, register),
          route('/salesLogin', { title: 'page.salesLogin' }, salesLogin),
          route('/login', { title: 'page.login' }, login),
          route('/userForgotPassword', { title: 'page.forgotPassword' }, userForgotPassword),
          route('/sessions', { title: 'page.sessions', isPersonal: true }, clientSessions),
          route('/offline', { title: 'page.offline', isPersonal: true }, offlineTour),
          route('/inviteClient', { title: 'page.inviteClient', isPersonal: true }, inviteClient),
          route(
            '/clientInvitationWait/:id',
            { title: 'page.invitation' },
            screen(loadWait, 'ClientInvitationWaitScreen'),
            checkMailedId,
          ),
          route(
            '/clientInvitationAccept/:id/:code',
            { title: 'page.invitation' },
            screen(loadAccept, 'ClientInvitationAcceptScreen'),
            checkMailedId,
          ),
          route(
            '/clientLoginWait/:id',
            { title: 'page.approval' },
            screen(loadWait, 'ClientLoginWaitScreen'),
            checkMailedId,
          ),
          route(
            '/clientLoginAccept/:id/:code',
            { title: 'page.approval' },
            screen(loadAccept, 'ClientLoginAcceptScreen'),
            checkMailedId,
          ),
          route('/checkMail', { title: 'page.checkMail' }, screen(loadWait, 'CheckMailScreen')),
          route('/verify/:id', { title: 'page.verify' }, screen(loadVerify, 'VerifyScreen'), checkMailedId),
          route('/verify/:id/:code', { title: 'page.verify' }, screen(loadVerify, 'VerifyLinkScreen'), checkMailedId),
          route(
            '/clientResetPassword/:id/:token',
            { title: 'page.resetPassword' },
            screen(loadReset, 'ClientResetPasswordScreen'),
            checkMailedId,
          ),
          route(
            '/userResetPassword/:id/:token',
            { title: 'page.resetPassword' },
            screen(loadReset, 'UserResetPasswordScreen'),
            checkMailedId,
          ),
          route('/legal/:page', { title: 'page.legal' }, screen(loadText, 'LegalScreen')),
          route('/formResult/:message', { title: 'page.result' }, screen(loadText, 'ResultPage'), checkResult),
          { path: '*', handle: { title: 'error.notFound' } satisfies Page, Component: NotFoundPage },
        ],
      },
    ],
  },
  { ...route('/dashboard/*', { title: 'page.dashboard' }, dashboard), errorElement: <ErrorPage alone /> },
];
