import {
  answerEntrustment,
  cancelEntrustment,
  entrustable,
  entrustment,
  entrustments,
  saveEntrustment,
} from '@campus/contract/entrust/entrustments.ts'
import { route } from '../../http/route.ts'
import type { PrintingHandlers } from '../printing/printable.ts'
import { answer, cancel, list, listFree, read, save } from './own-entrustment.service.ts'

export const entrustRoutes = (printing: PrintingHandlers) => [
  route(entrustments, list),
  route(entrustment, read),
  route(entrustable, listFree),
  route(saveEntrustment, save(printing)),
  route(cancelEntrustment, cancel(printing)),
  route(answerEntrustment, answer(printing)),
]
