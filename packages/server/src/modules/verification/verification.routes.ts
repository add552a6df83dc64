import { schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { endShare, shareDocument } from '@campus/contract/documents/own-documents.ts'
import { verifyLog } from '@campus/contract/verification/log.ts'
import { openShare, sharedFile } from '@campus/contract/verification/shares.ts'
import {
  scanVerifyCode,
  verificationOutcome,
  verifyCaptcha,
  verifyCode,
  verifyCredential,
  verifyDigest,
  verifyFile,
} from '@campus/contract/verification/verify.ts'
import { route } from '../../http/route.ts'
import { draw } from '../account/captcha/captcha.service.ts'
import { limitChecks } from './check-limits.ts'
import { listOfSchool, listOwn } from './log.service.ts'
import { end, openShared, sendShared, share } from './share.service.ts'
import { checkCode, checkCredentialText, checkDigest, checkFile, checkScanned, readOutcome } from './verify.service.ts'

export const verificationRoutes = [
  route(verifyCaptcha, draw),
  route(verifyCode, checkCode),
  route(scanVerifyCode, checkScanned),
  route(verifyFile, checkFile, (ctx) => limitChecks(ctx, 'file')),
  route(verifyDigest, checkDigest),
  route(verifyCredential, checkCredentialText),
  route(verificationOutcome, readOutcome),
  route(verifyLog, listOwn),
  route(schoolVerifications, listOfSchool),
  route(shareDocument, share),
  route(endShare, end),
  route(openShare, openShared),
  route(sharedFile, sendShared),
]
