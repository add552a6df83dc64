import {
  nameLibraryFile,
  offeredFile,
  offeredFileContent,
  offeredFiles,
  removeLibraryFile,
  reviewLibraryFile,
} from '@campus/contract/cloudprint/console.ts'
import { route } from '../../../http/route.ts'
import * as review from './review.service.ts'

export const consoleLibraryRoutes = [
  route(offeredFiles, review.list),
  route(offeredFile, review.read),
  route(offeredFileContent, review.sendContent),
  route(reviewLibraryFile, review.review),
  route(removeLibraryFile, review.remove),
  route(nameLibraryFile, review.rename),
]
