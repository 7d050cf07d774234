import { createDrawings } from '../../modules/media/drawing/drawings.ts';
import { animalsKinds } from './kinds/animals.ts';
import { arithmeticKinds } from './kinds/arithmetic.ts';
import { bagsKinds } from './kinds/bags.ts';
import { boardsKinds } from './kinds/boards.ts';
import { booksKinds } from './kinds/books.ts';
import { buildingKinds } from './kinds/building.ts';
import { careKinds } from './kinds/care.ts';
import { craftsKinds } from './kinds/crafts.ts';
import { cuttingKinds } from './kinds/cutting.ts';
import { deskKinds } from './kinds/desk.ts';
import { deskGoodsKinds } from './kinds/deskGoods.ts';
import { exerciseBooksKinds } from './kinds/exerciseBooks.ts';
import { foldersKinds } from './kinds/folders.ts';
import { furnitureKinds } from './kinds/furniture.ts';
import { gamesKinds } from './kinds/games.ts';
import { gluingKinds } from './kinds/gluing.ts';
import { languageKinds } from './kinds/language.ts';
import { learningGoodsKinds } from './kinds/learningGoods.ts';
import { measuringKinds } from './kinds/measuring.ts';
import { musicKinds } from './kinds/music.ts';
import { natureKinds } from './kinds/nature.ts';
import { padsKinds } from './kinds/pads.ts';
import { paintingKinds } from './kinds/painting.ts';
import { paintsKinds } from './kinds/paints.ts';
import { playGoodsKinds } from './kinds/playGoods.ts';
import { quantitiesKinds } from './kinds/quantities.ts';
import { scienceKinds } from './kinds/science.ts';
import { sheetsKinds } from './kinds/sheets.ts';
import { softToysKinds } from './kinds/softToys.ts';
import { sportKinds } from './kinds/sport.ts';
import { storageKinds } from './kinds/storage.ts';
import { technologyKinds } from './kinds/technology.ts';
import { tellingKinds } from './kinds/telling.ts';
import { toysKinds } from './kinds/toys.ts';
import { vehiclesKinds } from './kinds/vehicles.ts';
import { writingKinds } from './kinds/writing.ts';

/** Drawings of the goods that the demo sells (docs/decisions/006-pictures.md). */
export const demoDrawings = createDrawings({
  ...animalsKinds,
  ...arithmeticKinds,
  ...bagsKinds,
  ...boardsKinds,
  ...booksKinds,
  ...buildingKinds,
  ...careKinds,
  ...craftsKinds,
  ...cuttingKinds,
  ...deskKinds,
  ...deskGoodsKinds,
  ...exerciseBooksKinds,
  ...foldersKinds,
  ...furnitureKinds,
  ...gamesKinds,
  ...gluingKinds,
  ...languageKinds,
  ...learningGoodsKinds,
  ...measuringKinds,
  ...musicKinds,
  ...natureKinds,
  ...padsKinds,
  ...paintingKinds,
  ...paintsKinds,
  ...playGoodsKinds,
  ...quantitiesKinds,
  ...scienceKinds,
  ...sheetsKinds,
  ...softToysKinds,
  ...sportKinds,
  ...storageKinds,
  ...technologyKinds,
  ...tellingKinds,
  ...toysKinds,
  ...vehiclesKinds,
  ...writingKinds,
});
