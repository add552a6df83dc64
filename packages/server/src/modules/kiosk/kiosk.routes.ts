import {
  beginVisit,
  endVisit,
  keepVisit,
  orderInVisit,
  printInVisit,
  quoteInVisit,
  reverseScanCode,
  scanTerminal,
  showVisit,
  visit,
} from '@campus/contract/kiosk/visits.ts'
import { printHere } from '@campus/contract/printing/items.ts'
import { route } from '../../http/route.ts'
import { giveLoginCode } from '../account/login/login.service.ts'
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
  // The same one-time code as the login code of a phone: either opens a visit and nothing else.
  route(reverseScanCode, giveLoginCode),
  route(scanTerminal, scan),
  route(printHere, printByPhone),
]
