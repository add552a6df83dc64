import {
  counterRecords,
  issueDocument,
  issuedDocument,
  issuedDocuments,
  previewAtCounter,
  reissueDocument,
  retryIssued,
  revokeDocument,
} from '@campus/contract/documents/console/issued.ts'
import { route } from '../../../../http/route.ts'
import { list, read } from './console-issued.service.ts'
import { preview, readRecords } from './counter.service.ts'
import { issueAtCounter, reissue, retryFailed, revoke } from './issued-action.service.ts'

export const consoleIssuedRoutes = [
  route(issuedDocuments, list),
  route(issuedDocument, read),
  route(counterRecords, readRecords),
  route(previewAtCounter, preview),
  route(issueDocument, issueAtCounter),
  route(revokeDocument, revoke),
  route(reissueDocument, reissue),
  route(retryIssued, retryFailed),
]
