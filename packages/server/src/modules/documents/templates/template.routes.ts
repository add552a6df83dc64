import {
  appTemplates,
  freeCopies,
  printTemplateTypes,
  sourceTemplates,
  templateData,
  templateInfo,
  templateTypes,
  templateUse,
  userTemplates,
  userTemplateTypes,
} from '@campus/contract/documents/templates.ts'
import { templatePictures } from '@campus/contract/signature/template-pictures.ts'
import { route } from '../../../http/route.ts'
import { readData } from './template-data.service.ts'
import { readFreeCopies, readInfo, readUse } from './template-info.service.ts'
import { listForApp, listForSource, listForUser } from './template-list.service.ts'
import { readPictures } from './template-pictures.service.ts'
import { listPrintTypes, listTypes, listTypesFor } from './template-type.service.ts'

export const templateRoutes = [
  route(templateTypes, listTypes),
  route(printTemplateTypes, listPrintTypes),
  route(userTemplateTypes, listTypesFor),
  route(appTemplates, listForApp),
  route(userTemplates, listForUser),
  route(sourceTemplates, listForSource),
  route(templateInfo, readInfo),
  route(templateUse, readUse),
  route(freeCopies, readFreeCopies),
  route(templateData, readData),
  route(templatePictures, readPictures),
]
