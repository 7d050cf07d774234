import type { RequestListener } from 'node:http';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The limit beside the rendered listing: React streaming a plain page of 60 tiles from props, with
 * no router, no data layer and no styles.
 */
export const serveBareReact: RequestListener = (_request, response) => {
  const stream = renderToPipeableStream(h(Page), {
    onShellReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      stream.pipe(response);
    },
  });
};

const goods = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  name: `Schulheft A4 liniert, Lineatur ${index}`,
  price: (1.19 + index / 100).toFixed(2),
  rating: 3 + (index % 20) / 10,
}));

function Page() {
  return h(
    'html',
    { lang: 'de' },
    h('head', null, h('title', null, 'Hefte')),
    h(
      'body',
      null,
      h('h1', null, 'Hefte'),
      h(
        'ul',
        { className: 'grid' },
        goods.map((article) => h(Tile, { key: article.id, article })),
      ),
    ),
  );
}

function Tile({ article }: { article: (typeof goods)[number] }) {
  return h(
    'li',
    { className: 'tile' },
    h(
      'a',
      { href: `/prod/${article.id}`, className: 'link' },
      h('img', {
        src: `/media/${article.id}/listing-small.webp`,
        alt: '',
        width: 240,
        height: 240,
      }),
      h('h2', { className: 'name' }, article.name),
    ),
    h('p', { className: 'rating' }, `${article.rating} von 5 Sternen`),
    h('p', { className: 'price' }, `${article.price} €`),
    h('p', { className: 'stock' }, 'sofort lieferbar'),
    h('button', { type: 'button', className: 'add' }, 'In den Warenkorb'),
  );
}
