import {
  cancelDataImport,
  dataImport,
  dataImportLines,
  dataImports,
  dataTemplate,
  runDataImport,
  startDataImport,
} from '@campus/contract/exchange/imports.ts'
import { missingScores, ownMissingScores } from '@campus/contract/exchange/missing.ts'
import {
  checkExchange,
  closeExchangeSource,
  decideGone,
  exchangeSources,
  goneStudents,
  readExchangeColumns,
  recordSources,
  saveExchangeSource,
  saveRecordSource,
} from '@campus/contract/exchange/sources.ts'
import { route } from '../../http/route.ts'
import { requireRoomToUpload } from '../files/own-file.service.ts'
import * as imports from './imports/import.service.ts'
import { check } from './imports/run-source.service.ts'
import { giveTemplate } from './imports/template.service.ts'
import { listMissing, listOwn } from './missing/missing.service.ts'
import { readSourceColumns } from './sources/delivery.service.ts'
import * as gone from './sources/gone.service.ts'
import * as systems from './sources/record-source.service.ts'
import * as sources from './sources/source.service.ts'

export const exchangeRoutes = [
  route(dataTemplate, giveTemplate),
  route(startDataImport, imports.begin, requireRoomToUpload),
  route(dataImports, imports.listAll),
  route(dataImport, imports.readOne),
  route(dataImportLines, imports.readLines),
  route(runDataImport, imports.run),
  route(cancelDataImport, imports.cancel),
  route(exchangeSources, sources.list),
  route(saveExchangeSource, sources.save),
  route(closeExchangeSource, sources.close),
  route(readExchangeColumns, readSourceColumns),
  route(checkExchange, check),
  route(goneStudents, gone.list),
  route(decideGone, gone.decide),
  route(recordSources, systems.list),
  route(saveRecordSource, systems.save),
  route(ownMissingScores, listOwn),
  route(missingScores, listMissing),
]
