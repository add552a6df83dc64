import {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  retryDocument,
} from '@campus/contract/documents/own-documents.ts'
import { route } from '../../../http/route.ts'
import { listOwn, readOwn, retryOwn, sendOwnCredential, sendOwnFile } from './own-document.service.ts'

export const ownDocumentRoutes = [
  route(ownDocuments, listOwn),
  route(ownDocument, readOwn),
  route(ownDocumentFile, sendOwnFile),
  route(ownDocumentCredential, sendOwnCredential),
  route(retryDocument, retryOwn),
]
