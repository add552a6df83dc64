import {
  askProvider,
  noteDifference,
  reconcile,
  reconciliation,
  reconciliations,
  schoolPayment,
  schoolPayments,
} from '@campus/contract/payment/console.ts'
import { addPaymentLog, payByAlipay, payByWechat, paymentStatus, paymentStep } from '@campus/contract/payment/payments.ts'
import { recharge, recharges } from '@campus/contract/payment/recharge.ts'
import { route } from '../../http/route.ts'
import * as consolePayments from './console/console-payment.service.ts'
import * as consoleReconciliations from './console/console-reconciliation.service.ts'
import { goOn, goOnWith, noteFromDevice, readStatus } from './payments/own-payment.service.ts'
import { begin, listMine } from './recharge/recharge.service.ts'

export const paymentRoutes = [
  route(payByWechat, goOnWith('wechat')),
  route(payByAlipay, goOnWith('alipay')),
  route(paymentStep, goOn),
  route(paymentStatus, readStatus),
  route(addPaymentLog, noteFromDevice),
  route(recharge, begin),
  route(recharges, listMine),
  route(schoolPayments, consolePayments.listOfSchool),
  route(schoolPayment, consolePayments.readOfSchool),
  route(askProvider, consolePayments.askOfSchool),
  route(reconciliations, consoleReconciliations.listOfSchool),
  route(reconciliation, consoleReconciliations.readOfSchool),
  route(reconcile, consoleReconciliations.reconcileDay),
  route(noteDifference, consoleReconciliations.note),
]
