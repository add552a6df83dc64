import {
  deletePrintFile,
  makePhotoSheet,
  printFile,
  printFileContent,
  printFiles,
  uploadPrintFile,
} from '@campus/contract/cloudprint/files.ts'
import { route } from '../../../http/route.ts'
import { make } from './photo-sheet.service.ts'
import { list, read, remove, sendContent } from './print-file.service.ts'
import { requireRoomToPrint, upload } from './upload.service.ts'

export const printFileRoutes = [
  route(uploadPrintFile, upload, requireRoomToPrint),
  route(printFiles, list),
  route(printFile, read),
  route(printFileContent, sendContent),
  route(deletePrintFile, remove),
  route(makePhotoSheet, make),
]
