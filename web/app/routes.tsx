import type { ComponentType } from 'react';
import { isFormResult } from '#domain/people/form-results.ts';
import type { AppRoute } from '#web/router/app-routes.ts';
import type { Params } from '#web/router/match-routes.ts';
import { dashboardTexts, loadLaterTexts, textsReady } from '#web/texts/language.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { trackScreen } from './current-screen.ts';
import { ErrorPage, NotFoundPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import type { Page } from './page.ts';

const home = async () => (await import('./home-page.tsx')).HomePage;
const building = async () => (await import('./building-page.tsx')).BuildingPage;
const floor = async () => (await import('./floor-page.tsx')).FloorPage;
const unit = async () => (await import('./unit-page.tsx')).UnitPage;
const list = async () => (await import('./list-page.tsx')).ListPage;
const favourites = async () => (await import('./client-pages.tsx')).FavouritesPage;
const ownPage = async () => (await import('./client-pages.tsx')).OwnPage;
const location = async () => (await import('#web/features/location/location-screen.tsx')).LocationScreen;
const material = (screen: keyof typeof import('./material-pages.ts')) => async () =>
  (await import('./material-pages.ts'))[screen];
const register = async () => (await import('#web/features/register/register-screen.tsx')).RegisterScreen;
const salesLogin = async () => (await import('#web/features/sales-login/sales-login-screen.tsx')).SalesLoginScreen;
const login = async () => (await import('./login-page.tsx')).LoginPage;
const userForgotPassword = async () =>
  (await import('#web/features/forgot-password/user-forgot-password-screen.tsx')).UserForgotPasswordScreen;
const clientSessions = async () =>
  (await import('#web/features/client-sessions/client-sessions-screen.tsx')).ClientSessionsScreen;
const offlineTour = async () => (await import('#web/features/offline-tour/offline-tour-screen.tsx')).OfflineTourScreen;
const inviteClient = async () =>
  (await import('#web/features/invite-client/invite-client-screen.tsx')).InviteClientScreen;
const invitationWait = async () =>
  (await import('#web/features/approval-wait/wait-screen.tsx')).ClientInvitationWaitScreen;
const loginWait = async () => (await import('#web/features/approval-wait/wait-screen.tsx')).ClientLoginWaitScreen;
const checkMail = async () => (await import('#web/features/approval-wait/wait-screen.tsx')).CheckMailScreen;
const invitationAccept = async () =>
  (await import('#web/features/approval-accept/accept-screen.tsx')).ClientInvitationAcceptScreen;
const loginAccept = async () =>
  (await import('#web/features/approval-accept/accept-screen.tsx')).ClientLoginAcceptScreen;
const verify = async () => (await import('#web/features/verify/verify-screen.tsx')).VerifyScreen;
const verifyLink = async () => (await import('#web/features/verify/verify-screen.tsx')).VerifyLinkScreen;
const clientReset = async () =>
  (await import('#web/features/reset-password/reset-password-screen.tsx')).ClientResetPasswordScreen;
const userReset = async () =>
  (await import('#web/features/reset-password/reset-password-screen.tsx')).UserResetPasswordScreen;
const text = (screen: keyof typeof import('./text-pages.tsx')) => async () =>
  (await import('./text-pages.tsx'))[screen];
const dashboard = async () => {
  const [{ DashboardPage }] = await Promise.all([
    import('./dashboard/dashboard-page.tsx'),
    loadLaterTexts(dashboardTexts),
  ]);
  return DashboardPage;
};
const homePage: Page = { title: 'page.home', area: 'home', entry: 'home', menu: 'open', key: 'home' };

/** A screen together with its texts. Those of the home view are loaded at the start. */
async function withTexts(screen: () => Promise<ComponentType>): Promise<ComponentType> {
  const [component] = await Promise.all([screen(), screen === home ? undefined : textsReady()]);
  return component;
}

/** One route; its screen is loaded when it is first opened. */
function route(path: string, page: Page, screen: () => Promise<ComponentType>, check?: AppRoute['check']): AppRoute {
  return {
    path,
    handle: page,
    lazy: { Component: () => trackScreen(withTexts(screen)) },
    hydrateFallbackElement: <PageSkeleton />,
    ...(check ? { check } : {}),
  };
}

const isId = (value = '') => /^\d{1,9}$/.test(value);

/** Accepts only whole numbers as ids; a truncated or mistyped address is a 400. */
const checkIds = (params: Params) => (Object.values(params).every((value) => isId(value)) ? undefined : 400);

/** Accepts a whole number as the id of a building, and a level, which may be below the ground. */
const checkFloor = ({ building_id: building, floor_id: level = '' }: Params) =>
  isId(building) && /^-?\d{1,9}$/.test(level) ? undefined : 400;

/** Accepts the form of a category's name, or `all`, with a place's id. The screen handles unknown categories. */
function checkPlace({ category = '', id }: Params): 400 | 404 | undefined {
  if (!isId(id)) return 400;
  return /^[a-z0-9-]+$/.test(category) ? undefined : 404;
}

/** Accepts only a whole number as the id of a mailed link; the secret that follows may have any form. */
const checkMailedId = ({ id }: Params) => (isId(id) ? undefined : 400);

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
            { title: 'page.building', area: 'building', entry: 'home', menu: 'docked' },
            building,
            checkIds,
          ),
          route(
            '/building/:building_id/floor/:floor_id',
            { title: 'page.floor', area: 'floor', entry: 'home' },
            floor,
            checkFloor,
          ),
          route('/property-view/:property_id', { title: 'page.unit', area: 'unit', entry: 'home' }, unit, checkIds),
          route('/list-view', { title: 'page.list', area: 'list', entry: 'search' }, list),
          route('/favorites', { title: 'page.favourites', area: 'favourites' }, favourites),
          route('/yours', { title: 'page.ownPage', isPersonal: true }, ownPage),
          route(
            '/gallery/:id',
            { title: 'page.gallery', area: 'gallery', entry: 'gallery' },
            material('GalleryScreen'),
          ),
          route(
            '/location/:category/:id',
            { title: 'page.location', area: 'location', entry: 'location', key: 'location' },
            location,
            checkPlace,
          ),
          route(
            '/brochure',
            { title: 'page.brochure', area: 'brochure', entry: 'gallery' },
            material('BrochureScreen'),
          ),
          route(
            '/facility',
            { title: 'page.facility', area: 'panorama', entry: 'gallery' },
            material('FacilityScreen'),
          ),
          route(
            '/realshot',
            { title: 'page.realShot', area: 'panorama', entry: 'gallery' },
            material('RealShotScreen'),
          ),
          route('/register', { title: 'page.register' }, register),
          route('/salesLogin', { title: 'page.salesLogin' }, salesLogin),
          route('/login', { title: 'page.login' }, login),
          route('/userForgotPassword', { title: 'page.forgotPassword' }, userForgotPassword),
          route('/sessions', { title: 'page.sessions', isPersonal: true }, clientSessions),
          route('/offline', { title: 'page.offline', isPersonal: true }, offlineTour),
          route('/inviteClient', { title: 'page.inviteClient', isPersonal: true }, inviteClient),
          route('/clientInvitationWait/:id', { title: 'page.invitation' }, invitationWait, checkMailedId),
          route('/clientInvitationAccept/:id/:code', { title: 'page.invitation' }, invitationAccept, checkMailedId),
          route('/clientLoginWait/:id', { title: 'page.approval' }, loginWait, checkMailedId),
          route('/clientLoginAccept/:id/:code', { title: 'page.approval' }, loginAccept, checkMailedId),
          route('/checkMail', { title: 'page.checkMail' }, checkMail),
          route('/verify/:id', { title: 'page.verify' }, verify, checkMailedId),
          route('/verify/:id/:code', { title: 'page.verify' }, verifyLink, checkMailedId),
          route('/clientResetPassword/:id/:token', { title: 'page.resetPassword' }, clientReset, checkMailedId),
          route('/userResetPassword/:id/:token', { title: 'page.resetPassword' }, userReset, checkMailedId),
          route('/legal/:page', { title: 'page.legal' }, text('LegalScreen')),
          route('/formResult/:message', { title: 'page.result' }, text('ResultPage'), checkResult),
          { path: '*', handle: { title: 'error.notFound' } satisfies Page, Component: NotFoundPage },
        ],
      },
    ],
  },
  { ...route('/dashboard/*', { title: 'page.dashboard' }, dashboard), errorElement: <ErrorPage alone /> },
];
