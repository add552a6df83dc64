import { caseOfMail, matchedCase, resendOwnCaseMail, unmatchedCase } from '@campus/contract/registration/case.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { askedFields, fieldsStillMissing, fieldsWithKnown } from '@campus/contract/registration/fields.ts'
import { addCaseFile, addCaseFiles, caseFiles, removeCaseFile, wantedFiles } from '@campus/contract/registration/files.ts'
import { addMaterial, handInUnmatched, registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { collegeDetails, departmentList, gradeList } from '@campus/contract/registration/lists.ts'
import {
  objectToRegistration,
  proveByCode,
  proveByFace,
  registrationObjection,
  sendNewChannelCode,
  sendProofCode,
  startFaceProof,
} from '@campus/contract/registration/proof.ts'
import { route } from '../../http/route.ts'
import { listAsked, listKnown, listMissing, listWanted } from './fields/asked-fields.service.ts'
import { listCollegeDetails, listDepartments, listGradesOf } from './fields/lists.service.ts'
import { keepFile, keepFiles, listCaseFiles, removeFile, requireRoom } from './files/case-file.service.ts'
import { handInCase } from './handing-in/hand-in.service.ts'
import { addGiven } from './handing-in/material.service.ts'
import { register } from './handing-in/register.service.ts'
import { check } from './matching/check.service.ts'
import { object, readNotice } from './opening/objection.service.ts'
import { openMail, readMatched, readUnmatched } from './progress/case-info.service.ts'
import { resendOwn } from './progress/resend-own.service.ts'
import { prove, sendToNewChannel, sendToRecord } from './proof/code-proof.service.ts'
import { answerFaceCheck, startFaceCheck } from './proof/face-proof.service.ts'

export const registrationRoutes = [
  route(askedFields, listAsked),
  route(fieldsStillMissing, listMissing),
  route(fieldsWithKnown, listKnown),
  route(gradeList, listGradesOf),
  route(collegeDetails, listCollegeDetails),
  route(departmentList, listDepartments),
  route(checkFields, check),
  route(matchedCase, readMatched),
  route(unmatchedCase, readUnmatched),
  route(caseOfMail, openMail),
  route(resendOwnCaseMail, resendOwn),
  route(sendProofCode, sendToRecord),
  route(proveByCode, prove),
  route(startFaceProof, startFaceCheck),
  route(proveByFace, answerFaceCheck),
  route(sendNewChannelCode, sendToNewChannel),
  route(registrationObjection, readNotice),
  route(objectToRegistration, object),
  route(registerRecorded, register),
  route(handInUnmatched, handInCase),
  route(addMaterial, addGiven),
  route(wantedFiles, listWanted),
  route(caseFiles, listCaseFiles),
  route(addCaseFile, keepFile, requireRoom),
  route(addCaseFiles, keepFiles, requireRoom),
  route(removeCaseFile, removeFile),
]
