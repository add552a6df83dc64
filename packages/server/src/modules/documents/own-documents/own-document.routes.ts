import {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  retryDocument,
} from '@campus/contract/documents/own-documents.ts'
import { route } from '../../../http/route.ts'
import { type DocumentNews, listOwn, readOwn, retryOwn, sendOwnCredential, sendOwnFile } from './own-document.service.ts'

export const ownDocumentRoutes = (news: DocumentNews) => [
  route(ownDocuments, listOwn),
  route(ownDocument, readOwn(news)),
  route(ownDocumentFile, sendOwnFile(news)),
  route(ownDocumentCredential, sendOwnCredential),
  route(retryDocument, retryOwn),
]
