/** Texts of the menus of clients and sales users. */
export const accountMenu = {
  'shell.ownPage': 'Your {project}',
  'shell.favourites': 'Favourites',
  'shell.dashboard': 'Dashboard',
  'shell.account': 'Your account',
  'shell.logOut': 'Log out',
  'shell.endPresentation': 'End presentation',
  'shell.logOutTitle': 'Log out?',
  'shell.logOutText': 'The presentation ends and this screen goes back to the start.',
  'data.download': 'Download my data',
  'data.erase': 'Delete my data',
  'data.eraseTitle': 'Delete your data?',
  'data.eraseText': 'Your name, addresses and favourites are erased and you are logged out. This cannot be undone.',
  'data.erased': 'Your data is deleted',
} as const;
