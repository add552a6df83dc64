import {
  addPriceTable,
  dropPriceTable,
  nameLibraryFile,
  offeredFile,
  offeredFileContent,
  offeredFiles,
  priceTables,
  removeLibraryFile,
  reviewLibraryFile,
} from '@campus/contract/cloudprint/console.ts'
import { chargePrice } from '@campus/contract/cloudprint/prices.ts'
import { route } from '../../http/route.ts'
import * as review from './console/review.service.ts'
import { printFileRoutes } from './files/print-file.routes.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { printOrderRoutes } from './orders/print-order.routes.ts'
import { add, drop, list, readPrices } from './prices/price.service.ts'

export const cloudprintRoutes = [
  ...printFileRoutes,
  route(chargePrice, readPrices),
  route(priceTables, list),
  route(addPriceTable, add),
  route(dropPriceTable, drop),
  ...printOrderRoutes,
  ...libraryRoutes,
  route(offeredFiles, review.list),
  route(offeredFile, review.read),
  route(offeredFileContent, review.sendContent),
  route(reviewLibraryFile, review.review),
  route(removeLibraryFile, review.remove),
  route(nameLibraryFile, review.rename),
]
