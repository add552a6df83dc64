import { addPriceTable, dropPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { chargePrice } from '@campus/contract/cloudprint/prices.ts'
import { route } from '../../../http/route.ts'
import { add, drop, list, readPrices } from './price.service.ts'

export const priceRoutes = [
  route(chargePrice, readPrices),
  route(priceTables, list),
  route(addPriceTable, add),
  route(dropPriceTable, drop),
]
