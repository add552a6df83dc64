import {
  cancelImport,
  importLines,
  imports,
  importTemplate,
  personImport,
  runImport,
  startImport,
} from '@campus/contract/administration/people-import.ts'
import { route } from '../../../http/route.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { beginImport, cancel, pageImports, pageLines, readOne, run } from './import.service.ts'
import { giveTemplate } from './template.service.ts'

export const importRoutes = [
  route(importTemplate, giveTemplate),
  route(startImport, beginImport, requireRoomToUpload),
  route(imports, pageImports),
  route(personImport, readOne),
  route(importLines, pageLines),
  route(runImport, run),
  route(cancelImport, cancel),
]
