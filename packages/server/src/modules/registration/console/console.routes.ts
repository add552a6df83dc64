import {
  approveCasePhoto,
  caseFileBytes,
  caseLog,
  correctCaseIdCard,
  matchedCases,
  photosOfPerson,
  registrationLog,
  resendCaseMail,
  resendUnmatchedMail,
  reviewCases,
  reviewedCase,
  reviewUnmatched,
  unmatchedCases,
} from '@campus/contract/registration/console/cases.ts'
import { boundFields, changeRegistrationRules, registrationRules } from '@campus/contract/registration/console/rules.ts'
import { route } from '../../../http/route.ts'
import { readCase } from './case-detail.service.ts'
import { listMatched, listUnmatched } from './case-list.service.ts'
import { approvePhoto, listPhotos, sendCaseFile } from './case-photo.service.ts'
import { correctIdCard } from './id-card.service.ts'
import { readCaseLog, readLog } from './log.service.ts'
import { resendMatched, resendUnmatched } from './resend.service.ts'
import { decideCases, decideUnmatched } from './review.service.ts'
import { changeRules, listBound, readRules } from './rules.service.ts'

export const registrationConsoleRoutes = [
  route(matchedCases, listMatched),
  route(unmatchedCases, listUnmatched),
  route(reviewedCase, readCase),
  route(caseFileBytes, sendCaseFile),
  route(registrationLog, readLog),
  route(caseLog, readCaseLog),
  route(reviewCases, decideCases),
  route(reviewUnmatched, decideUnmatched),
  route(correctCaseIdCard, correctIdCard),
  route(approveCasePhoto, approvePhoto),
  route(resendCaseMail, resendMatched),
  route(resendUnmatchedMail, resendUnmatched),
  route(photosOfPerson, listPhotos),
  route(boundFields, listBound),
  route(registrationRules, readRules),
  route(changeRegistrationRules, changeRules),
]
