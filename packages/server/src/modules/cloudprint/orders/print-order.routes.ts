import {
  applyForFreePrint,
  applyForPrint as applyForPrintCall,
  forgetPrintTask,
  payPrint,
  printOrder,
  printQuote,
  printTasks,
  refundPrint,
} from '@campus/contract/cloudprint/print-orders.ts'
import { route } from '../../../http/route.ts'
import { applyForFree, applyForPrint } from './apply.service.ts'
import { forget, list, pay, read, refund } from './print-task.service.ts'
import { quote } from './quote.service.ts'

export const printOrderRoutes = [
  route(printQuote, quote),
  route(applyForPrintCall, (ctx, given) => applyForPrint(ctx, given)),
  route(applyForFreePrint, (ctx, given) => applyForFree(ctx, given)),
  route(payPrint, pay),
  route(printOrder, read),
  route(refundPrint, refund),
  route(printTasks, list),
  route(forgetPrintTask, forget),
]
