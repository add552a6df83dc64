import {
  consoleTemplate,
  consoleTemplates,
  disableTemplate,
  dropDraft,
  previewTemplate,
  publishTemplate,
  saveTemplate,
  schoolSeals,
  starterTemplate,
  uploadSeal,
} from '@campus/contract/documents/console/templates.ts'
import { route } from '../../../../http/route.ts'
import { requireRoomToUpload } from '../../../files/own-file.service.ts'
import { listTemplates, readTemplate } from './console-template.service.ts'
import { keepSeal, listSchoolSeals } from './seal.service.ts'
import { keepTemplate, throwDraftAway } from './template-editing.service.ts'
import { preview, readStarter } from './template-preview.service.ts'
import { publish, setDisabled } from './template-publishing.service.ts'

export const consoleTemplateRoutes = [
  route(consoleTemplates, listTemplates),
  route(consoleTemplate, readTemplate),
  route(starterTemplate, readStarter),
  route(saveTemplate, keepTemplate),
  route(uploadSeal, keepSeal, requireRoomToUpload),
  route(schoolSeals, listSchoolSeals),
  route(previewTemplate, preview),
  route(publishTemplate, publish),
  route(disableTemplate, setDisabled),
  route(dropDraft, throwDraftAway),
]
