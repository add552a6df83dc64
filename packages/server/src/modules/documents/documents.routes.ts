import { revokeSigner, rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { pdfInfo, previewDocument, uploadTemplateFile, viewReport } from '@campus/contract/documents/making.ts'
import {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  retryDocument,
} from '@campus/contract/documents/own-documents.ts'
import { didDocument, revocationList, rootCertificate, trustList } from '@campus/contract/verification/trust.ts'
import { route } from '../../http/route.ts'
import { requireRoomToUpload } from '../files/own-file.service.ts'
import { consoleIssuedRoutes } from './console/issued/console-issued.routes.ts'
import { readKeys, revoke, rotate } from './console/keys/console-keys.service.ts'
import { consoleTemplateRoutes } from './console/templates/console-template.routes.ts'
import { listOwn, readOwn, retryOwn, sendOwnCredential, sendOwnFile } from './issuing/own-document.service.ts'
import { trustOf } from './keys/keys.service.ts'
import { readDid, readRevocations, readRoot } from './keys/published-keys.service.ts'
import { keepSignature } from './pictures/drawn-picture.service.ts'
import { openReport, preview, showPdf } from './previews/preview.service.ts'
import { templateRoutes } from './templates/template.routes.ts'

export const documentRoutes = [
  ...templateRoutes,
  route(previewDocument, preview),
  route(uploadTemplateFile, keepSignature, requireRoomToUpload),
  route(pdfInfo, showPdf),
  route(viewReport, openReport),
  route(ownDocuments, listOwn),
  route(ownDocument, readOwn),
  route(ownDocumentFile, sendOwnFile),
  route(ownDocumentCredential, sendOwnCredential),
  route(retryDocument, retryOwn),
  ...consoleTemplateRoutes,
  ...consoleIssuedRoutes,
  route(signingKeys, readKeys),
  route(rotateSigner, rotate),
  route(revokeSigner, revoke),
  route(trustList, trustOf),
  route(rootCertificate, readRoot),
  route(revocationList, readRevocations),
  route(didDocument, readDid),
]
