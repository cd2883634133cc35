import { describe, expect, it } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, readMails, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const { app, ids, as } = await ownStaffedApp();

const address = (name: string) => `${name}@asteria.example`;
const mailsTo = (name: string) => readMails(app, address(name));
const subjectsTo = async (name: string) => (await mailsTo(name)).map((mail) => mail.subject);
const idIn = async (browser: Browser) => (await browser.get('/session')).body.user.id as number;
const newLogin = 'New login to your Sample account';
const newPassword = 'Your Sample password was changed';
const newAddress = 'The email address of your Sample account was changed';

describe('a sales user gets a mail', () => {
  it('about a login in a browser that is new to the account: where from, and what to do if it was not theirs', async () => {
    await as('rep');
    const [mail] = await mailsTo('rep');
    expect(mail?.subject).toBe(newLogin);
    expect(mail?.text).toMatch(
      /Safari, iPhone, network 127\.0\.0\.\*, \d{1,2}\u00a0\p{L}+ \d{4} at \d\d:\d\d\u00a0UTC/u,
    );
    expect(mail?.text).toMatch(/See where you are logged in:\n\S+\/dashboard\/account\n/);
    expect(mail?.text).toMatch(/set a new password here: \S+\/userForgotPassword\n/);
  });

  it('but not about another login in that browser, nor in one that reset the password', async () => {
    const browser = await as('rep2');
    await browser.post('/session/logout');
    await browser.logIn('rep2', ids.projectId);
    expect(await subjectsTo('rep2')).toEqual([newLogin]);
    const visitor = openBrowser(app);
    await visitor.post('/users/forgotPassword', { email: address('rep2') });
    const { id, code } = await readLink(app, address('rep2'));
    await visitor.post('/users/resetPassword', { id, token: code, password: demoPassword });
    await visitor.logIn('rep2', ids.projectId);
    expect(await subjectsTo('rep2')).toEqual([newLogin, 'Set a new password', newPassword]);
  });

  it('about a login in a browser that is only known for a colleague', async () => {
    const browser = await as('manager');
    await browser.logIn('general', ids.projectId);
    expect(await subjectsTo('general')).toEqual([newLogin]);
  });

  it('in the language of their latest login, whatever language a stranger’s browser has', async () => {
    const own = openBrowser(app);
    const login = { email: address('broker'), password: demoPassword, project_id: ids.projectId };
    await own.post('/users/login', login, { 'accept-language': 'tr' });
    await openBrowser(app).post('/users/login', login, { 'accept-language': 'en' });
    const turkish = 'Sample hesabınıza yeni bir giriş yapıldı';
    expect(await subjectsTo('broker')).toEqual([turkish, turkish]);
  });

  it('about a new password, and about a new address at the old one, no matter who changes them', async () => {
    const admin = await as('admin');
    const id = await idIn(admin);
    await admin.post(`/users/${id}`, { _method: 'PUT', name: 'Ada Admin', phone: '1' });
    await admin.post(`/users/${id}`, { _method: 'PUT', password: 'sea breeze', current_password: demoPassword });
    const email = 'ada@x.example';
    await admin.post(`/users/${id}`, { _method: 'PUT', email, current_password: 'sea breeze' });
    expect(await subjectsTo('admin')).toEqual([newLogin, newPassword, newAddress]);
    expect(await readMails(app, email)).toEqual([]);
    const general = await idIn(await as('general'));
    await admin.post(`/users/${general}`, { _method: 'PUT', password: 'sea breeze' });
    expect((await subjectsTo('general')).at(-1)).toBe(newPassword);
  });
});
