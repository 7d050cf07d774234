import { type Connection, statement } from '../../../database/database.ts';

/** A small linear congruential generator: the same seed makes the same catalogue. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const firstParts =
  'Bastel Schul Kinder Tafel Zeichen Mal Büro Brief Papier Linkshänder Moosgummi Foto Ton Wellen Haft Magnet Wand Tisch Lern Lese Schreib Rechen Musik Sport Werk Holz Glas Stoff Seiden Fenster Laternen Perlen Knet Modellier Aquarell Öl Acryl Finger Wasser Deck Bunt Blei Faser Filz Gel Kugel Tinten Druck Etiketten'.split(
    ' ',
  );
const heads =
  'schere heft block stift mappe ordner kreide pinsel farbe karton kasten box spiel puzzle buch karte lineal zirkel kleber band folie tafel lampe stuhl regal schrank tasche ranzen beutel locher hefter klammer stempel set koffer uhr ball kugel rolle bogen rahmen'.split(
    ' ',
  );
const adjectives =
  'rot blau grün gelb schwarz weiß farbig sortiert groß klein stabil spitz rund flach breit schmal liniert kariert blanko'.split(
    ' ',
  );
const sentences = [
  'Robust verarbeitet und für den täglichen Einsatz in der Schule gemacht.',
  'Liegt gut in der Hand, auch in kleinen Händen.',
  'Aus Papier mit 80 g/m², zertifiziert aus nachhaltiger Forstwirtschaft.',
  'Die Farben trocknen schnell, decken gut und lassen sich auswaschen.',
  'Geeignet für Kinder ab drei Jahren unter Aufsicht Erwachsener.',
  'Mit abgerundeten Ecken und einer Fläche zum Beschriften.',
  'Ideal für Unterricht, Freiarbeit, Werkstatt und Büro.',
];

const insertCategories = statement(
  'bench_categories',
  `insert into category (id, parent_id, position, name, source_hash)
   select id, parent, position, jsonb_build_object('de', name, 'en', name), ''
     from unnest($1::text[], $2::text[], $3::integer[], $4::text[]) as c (id, parent, position, name)`,
);
const insertAttributes = statement(
  'bench_attributes',
  `insert into attribute (id, name, position, source_hash)
   select id, jsonb_build_object('de', id), number, ''
     from unnest($1::text[]) with ordinality as a (id, number)`,
);
const insertValues = statement(
  'bench_values',
  `insert into attribute_value (attribute_id, id, name, position)
   select attribute, id, jsonb_build_object('de', name), number
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as v (attribute, id, name, number)`,
);
const insertManufacturers = statement(
  'bench_manufacturers',
  "insert into manufacturer (id, name, source_hash) select id, 'Werk ' || id, '' from unnest($1::text[]) as m (id)",
);
const insertProducts = statement(
  'bench_products',
  `insert into product (id, category_id, manufacturer_id, name, summary, description, attributes,
                        introduced_on, editorial_rank, popularity, rating_count, rating_sum, source_hash)
   select id, category, manufacturer, name, summary, description, attributes,
          date '2026-01-01' + day, 0, popularity, ratings, stars, ''
     from jsonb_to_recordset($1::jsonb) as p (id text, category text, manufacturer text, name jsonb,
          summary jsonb, description jsonb, attributes jsonb, day integer, popularity integer,
          ratings integer, stars integer)`,
);
const insertItems = statement(
  'bench_items',
  `insert into item (id, product_id, position, order_number, ean, variant, stock, restock_days)
   select id, product, position, id, ean, variant, stock, restock
     from jsonb_to_recordset($1::jsonb) as i (id text, product text, position integer, ean text,
          variant jsonb, stock integer, restock integer)`,
);
const insertPrices = statement(
  'bench_prices',
  `insert into current_price (item_id, storefront, cents, currency, lowest_30_days_cents, valid_from)
   select id, storefront, cents, 'EUR', case when cents % 7 = 0 then cents * 5 / 4 end, now()
     from jsonb_to_recordset($1::jsonb) as i (id text, cents integer),
          unnest('{de,at,ch,b2b}'::text[]) as storefront`,
);

/**
 * Fills an empty database for measuring: 12 top categories (the first holds 15 % of all
 * products), three levels, three items a product, prices in all storefronts.
 */
export async function insertBenchCatalogue(
  connection: Connection,
  products: number,
): Promise<void> {
  const random = randomSource(7);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

  const categories: { id: string; parent: string | null; position: number; name: string }[] = [];
  const leaves: string[][] = [];
  for (let top = 0; top < 12; top++) {
    const ofTop: string[] = [];
    categories.push({
      id: `c${top}`,
      parent: null,
      position: top,
      name: `${pick(firstParts)}bedarf`,
    });
    for (let middle = 0; middle < 5; middle++) {
      const parent = `c${top}-${middle}`;
      categories.push({ id: parent, parent: `c${top}`, position: middle, name: `${pick(heads)}n` });
      for (let leaf = 0; leaf < 6; leaf++) {
        const id = `${parent}-${leaf}`;
        const name = `${pick(firstParts)}${pick(heads)}n`;
        categories.push({ id, parent, position: leaf, name });
        ofTop.push(id);
      }
    }
    leaves.push(ofTop);
  }
  await connection.run(insertCategories, [
    categories.map((row) => row.id),
    categories.map((row) => row.parent),
    categories.map((row) => row.position),
    categories.map((row) => row.name),
  ]);

  const attributes = ['color', 'format', 'ruling', 'material', 'grade', 'subject', 'pack', 'age'];
  const values = attributes.flatMap((attribute) =>
    Array.from({ length: 12 }, (_, index) => ({
      attribute,
      id: `${attribute.slice(0, 1).toUpperCase()}${index}`,
      name: attribute === 'color' ? (adjectives[index] as string) : `${attribute} ${index}`,
    })),
  );
  await connection.run(insertAttributes, [attributes]);
  await connection.run(insertValues, [
    values.map((row) => row.attribute),
    values.map((row) => row.id),
    values.map((row) => row.name),
  ]);
  const manufacturers = Array.from({ length: 300 }, (_, index) => `m${index}`);
  await connection.run(insertManufacturers, [manufacturers]);

  const batch = 2_000;
  for (let start = 0; start < products; start += batch) {
    const productRows: object[] = [];
    const itemRows: object[] = [];
    for (let number = start; number < Math.min(start + batch, products); number++) {
      const id = `p${number}`;
      const first = pick(firstParts);
      const head = pick(heads);
      const ofTop = random(100) < 15 ? leaves[0] : leaves[1 + random(11)];
      const name = `${first}${head} ${pick(adjectives)} ${random(3) === 0 ? `für ${pick(firstParts)}${pick(heads)}n ` : ''}A${3 + random(4)} Serie ${random(9_000).toString(36).toUpperCase()}`;
      const ratings = random(40);
      productRows.push({
        id,
        category: pick(ofTop as string[]),
        manufacturer: pick(manufacturers),
        name: { de: name, en: `${name} (EN)` },
        summary: { de: `${pick(sentences)}` },
        description: {
          de: `<p>${pick(sentences)} ${pick(sentences)}</p><p>${name}: ${pick(sentences)}</p>`,
        },
        attributes: Object.fromEntries(
          attributes
            .slice(1)
            .map((attribute) => [
              attribute,
              [`${attribute.slice(0, 1).toUpperCase()}${random(12)}`],
            ]),
        ),
        day: random(320),
        popularity: random(1_000),
        ratings,
        stars: ratings * 3 + random(ratings * 2 + 1),
      });
      for (let item = 0; item < 3; item++) {
        itemRows.push({
          id: `${id}-${item}`,
          product: id,
          position: item,
          ean: `4${String(number * 3 + item).padStart(12, '0')}`,
          variant: { color: `C${random(12)}` },
          stock: random(30),
          restock: random(2) === 0 ? null : 7,
          cents: 99 + random(20_000),
        });
      }
    }
    await connection.run(insertProducts, [JSON.stringify(productRows)]);
    await connection.run(insertItems, [JSON.stringify(itemRows)]);
    await connection.run(insertPrices, [JSON.stringify(itemRows)]);
  }
}
