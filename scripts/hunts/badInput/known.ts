import type { ShopProcess } from '../../testing/shopProcess.ts';
import type { Known } from './inputs.ts';
import type { Surface } from './surface.ts';
import { bytesOf, send } from './wire.ts';

/** Visits the shop as a guest who buys and as a customer, and notes what it offers. */
export async function explore(shop: ShopProcess, surface: Surface): Promise<Known> {
  const ids = new Set<string>();
  const fields = new Map<string, Set<string>>();

  function note(html: string) {
    for (const [, id = ''] of html.matchAll(/(?:varid=|\/prod\/|\/cat\/)([\w-]+)/g)) ids.add(id);
    for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
      const name = /\bname="([^"]+)"/.exec(tag)?.[1];
      if (name === undefined) continue;
      const values = fields.get(name) ?? new Set<string>();
      const value = /\bvalue="([^"]*)"/.exec(tag)?.[1];
      if (value !== undefined) values.add(value);
      fields.set(name, values);
    }
  }

  function visitor() {
    const cookies = new Map<string, string>();
    const header = () => [...cookies].map((cookie) => cookie.join('=')).join('; ');
    async function ask(target: string, form?: Readonly<Record<string, string>>): Promise<string> {
      const input = {
        method: form ? 'POST' : 'GET',
        target,
        headers: [
          ['Sec-Fetch-Site', 'same-origin'],
          ['Cookie', header()],
          ...(form ? [['Content-Type', 'application/x-www-form-urlencoded']] : []),
        ] as [string, string][],
        body: form && new URLSearchParams(form).toString(),
      };
      const reply = await send(shop.port, bytesOf(input, `localhost:${shop.port}`));
      if (reply.status >= 400) throw new Error(`${input.method} ${target} answers ${reply.status}`);
      for (const [, name = '', value = ''] of reply.headers.matchAll(
        /^set-cookie: ([^=]+)=([^;\r]*)/gim,
      )) {
        cookies.set(name, value);
      }
      note(reply.text);
      return reply.text;
    }
    return { ask, header };
  }

  const guest = visitor();
  await guest.ask('/');
  const list = await guest.ask('/cat/schulbedarf');
  const itemId = /href="\/prod\/[^"]+varid=([^"&]+)"/.exec(list)?.[1] ?? '';
  await guest.ask(`/prod/${/href="\/prod\/([^"?]+)/.exec(list)?.[1] ?? ''}`);
  await guest.ask('/checkout/basket', { intent: 'add', itemId, quantity: '2' });
  await guest.ask('/checkout/login', { intent: 'guest' });

  const customer = visitor();
  const { user: email = '', password = '' } =
    shop.logins.find(({ user }) => user.includes('@')) ?? {};
  await customer.ask('/login', { email, password });
  await customer.ask('/checkout/basket', { intent: 'add', itemId, quantity: '1' });

  for (const { path } of surface.routes) {
    if (/[:*]/.test(path) || path === '/logout' || path.startsWith('/api/')) continue;
    // What is refused here has no form to note.
    for (const each of [guest, customer]) await each.ask(path).catch(() => undefined);
  }
  return {
    ids: [...ids].slice(0, 40),
    fields: new Map([...fields].map(([name, values]) => [name, [...values].slice(0, 20)])),
    sessions: [guest.header(), customer.header(), 'theme=dark'],
  };
}
