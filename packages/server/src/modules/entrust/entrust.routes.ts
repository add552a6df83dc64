import {
  answerEntrustment,
  cancelEntrustment,
  entrustable,
  entrustment,
  entrustments,
  saveEntrustment,
} from '@campus/contract/entrust/entrustments.ts'
import { route } from '../../http/route.ts'
import { answer, cancel, list, listFree, read, save } from './entrustments/own-entrustment.service.ts'

export const entrustRoutes = [
  route(entrustments, list),
  route(entrustment, read),
  route(entrustable, listFree),
  route(saveEntrustment, save),
  route(cancelEntrustment, cancel),
  route(answerEntrustment, answer),
]
