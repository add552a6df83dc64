import {
  beginVisit,
  endVisit,
  keepVisit,
  orderInVisit,
  printInVisit,
  quoteInVisit,
  reverseScan,
  showVisit,
  visit,
} from '@campus/contract/kiosk/visits.ts'
import { printHere } from '@campus/contract/printing/items.ts'
import { route } from '../../http/route.ts'
import { begin } from './begin-visit.service.ts'
import { orderPrint, sayPrice } from './order-in-visit.service.ts'
import { printByPhone, scan, show } from './screen-code.service.ts'
import { end, keep, print, read } from './visit.service.ts'

export const kioskRoutes = [
  route(beginVisit, begin),
  route(showVisit, show),
  route(visit, read),
  route(printInVisit, print),
  route(quoteInVisit, sayPrice),
  route(orderInVisit, orderPrint),
  route(keepVisit, keep),
  route(endVisit, end),
  route(reverseScan, scan),
  route(printHere, printByPhone),
]
