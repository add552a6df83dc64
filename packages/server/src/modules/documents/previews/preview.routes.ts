import { pdfInfo, previewDocument, uploadTemplateFile, viewReport } from '@campus/contract/documents/making.ts'
import { route } from '../../../http/route.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { keepSignature } from '../pictures/signature.service.ts'
import { openReport, preview, showPdf } from './preview.service.ts'

export const previewRoutes = [
  route(previewDocument, preview),
  route(uploadTemplateFile, keepSignature, requireRoomToUpload),
  route(pdfInfo, showPdf),
  route(viewReport, openReport),
]
