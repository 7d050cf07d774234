import { createDrawings } from '../../modules/media/drawing/drawings.ts';
import { animalsKinds } from './kinds/animals.ts';
import { arithmeticKinds } from './kinds/arithmetic.ts';
import { artToolsKinds } from './kinds/artTools.ts';
import { bagsKinds } from './kinds/bags.ts';
import { bindingKinds } from './kinds/binding.ts';
import { boardsKinds } from './kinds/boards.ts';
import { booksKinds } from './kinds/books.ts';
import { buildingKinds } from './kinds/building.ts';
import { careKinds } from './kinds/care.ts';
import { constructionToysKinds } from './kinds/constructionToys.ts';
import { craftsKinds } from './kinds/crafts.ts';
import { cuttingKinds } from './kinds/cutting.ts';
import { deskKinds } from './kinds/desk.ts';
import { emblemsKinds } from './kinds/emblems.ts';
import { erasersAndSharpenersKinds } from './kinds/erasersAndSharpeners.ts';
import { exerciseBooksKinds } from './kinds/exerciseBooks.ts';
import { experimentsKinds } from './kinds/experiments.ts';
import { foldersKinds } from './kinds/folders.ts';
import { furnitureKinds } from './kinds/furniture.ts';
import { gamesKinds } from './kinds/games.ts';
import { geometrySetsKinds } from './kinds/geometrySets.ts';
import { gluingKinds } from './kinds/gluing.ts';
import { handicraftsKinds } from './kinds/handicrafts.ts';
import { householdKinds } from './kinds/household.ts';
import { languageKinds } from './kinds/language.ts';
import { mathematicsKinds } from './kinds/mathematics.ts';
import { measuringKinds } from './kinds/measuring.ts';
import { movementKinds } from './kinds/movement.ts';
import { musicKinds } from './kinds/music.ts';
import { musicPartsKinds } from './kinds/musicParts.ts';
import { natureKinds } from './kinds/nature.ts';
import { outdoorsKinds } from './kinds/outdoors.ts';
import { padsKinds } from './kinds/pads.ts';
import { paintingKinds } from './kinds/painting.ts';
import { paintsKinds } from './kinds/paints.ts';
import { penPartsKinds } from './kinds/penParts.ts';
import { postersKinds } from './kinds/posters.ts';
import { presentingKinds } from './kinds/presenting.ts';
import { quantitiesKinds } from './kinds/quantities.ts';
import { roomFurnitureKinds } from './kinds/roomFurniture.ts';
import { scienceKinds } from './kinds/science.ts';
import { sheetsKinds } from './kinds/sheets.ts';
import { softToysKinds } from './kinds/softToys.ts';
import { sportKinds } from './kinds/sport.ts';
import { stampsKinds } from './kinds/stamps.ts';
import { stationeryKinds } from './kinds/stationery.ts';
import { storageKinds } from './kinds/storage.ts';
import { technologyKinds } from './kinds/technology.ts';
import { tellingKinds } from './kinds/telling.ts';
import { timersKinds } from './kinds/timers.ts';
import { toysKinds } from './kinds/toys.ts';
import { vehiclesKinds } from './kinds/vehicles.ts';
import { wallChartsKinds } from './kinds/wallCharts.ts';
import { writingKinds } from './kinds/writing.ts';

/** Drawings of the goods that the demo sells (docs/decisions/006-pictures.md). */
export const demoDrawings = createDrawings({
  ...animalsKinds,
  ...arithmeticKinds,
  ...artToolsKinds,
  ...bagsKinds,
  ...bindingKinds,
  ...boardsKinds,
  ...booksKinds,
  ...buildingKinds,
  ...careKinds,
  ...constructionToysKinds,
  ...craftsKinds,
  ...cuttingKinds,
  ...deskKinds,
  ...emblemsKinds,
  ...erasersAndSharpenersKinds,
  ...exerciseBooksKinds,
  ...experimentsKinds,
  ...foldersKinds,
  ...furnitureKinds,
  ...gamesKinds,
  ...geometrySetsKinds,
  ...gluingKinds,
  ...handicraftsKinds,
  ...householdKinds,
  ...languageKinds,
  ...mathematicsKinds,
  ...measuringKinds,
  ...movementKinds,
  ...musicKinds,
  ...musicPartsKinds,
  ...natureKinds,
  ...outdoorsKinds,
  ...padsKinds,
  ...paintingKinds,
  ...paintsKinds,
  ...penPartsKinds,
  ...postersKinds,
  ...presentingKinds,
  ...quantitiesKinds,
  ...roomFurnitureKinds,
  ...scienceKinds,
  ...sheetsKinds,
  ...softToysKinds,
  ...sportKinds,
  ...stampsKinds,
  ...stationeryKinds,
  ...storageKinds,
  ...technologyKinds,
  ...tellingKinds,
  ...timersKinds,
  ...toysKinds,
  ...vehiclesKinds,
  ...wallChartsKinds,
  ...writingKinds,
});
