import {
  askExport,
  cancelExport,
  decideExport,
  downloadExport,
  exportById,
  exportColumns,
  exportsOf,
} from '@campus/contract/logs/exports.ts'
import { route } from '../../../http/route.ts'
import { ask, listColumns } from './ask.service.ts'
import { decide } from './decide.service.ts'
import { cancel } from './end.service.ts'
import { download, list, read } from './read.service.ts'

export const exportRoutes = [
  route(exportColumns, listColumns),
  route(exportsOf, list),
  route(exportById, read),
  route(askExport, ask),
  route(cancelExport, cancel),
  route(decideExport, decide),
  route(downloadExport, download),
]
