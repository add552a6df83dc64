import {
  consoleGradeAppeal,
  consoleGradeAppeals,
  consoleGradeSheet,
  consoleGradeSheets,
  decideGradeAppeal,
  decideGradeSheet,
  publishGradeSheets,
} from '@campus/contract/grades/console.ts'
import { appealGrade, gradeDetail, sharedGrades } from '@campus/contract/grades/grades.ts'
import { gradeSheet, ownGradeSheets, saveGradeSheet, submitGradeSheet } from '@campus/contract/grades/sheets.ts'
import { route } from '../../http/route.ts'
import { decideAppeal } from './console/appeal-decision.service.ts'
import { listAppeals, readAppeal } from './console/appeal-review.service.ts'
import { publish } from './console/publication.service.ts'
import { decideSheet, listSheets, readSheet } from './console/sheet-review.service.ts'
import { appeal } from './published/appeal.service.ts'
import { listShared, readGrade } from './published/grade.service.ts'
import { listOwn, readOwn } from './sheets/sheet.service.ts'
import { save, submit } from './sheets/sheet-writing.service.ts'

export const gradeRoutes = [
  route(sharedGrades, listShared),
  route(gradeDetail, readGrade),
  route(appealGrade, appeal),
  route(ownGradeSheets, listOwn),
  route(gradeSheet, readOwn),
  route(saveGradeSheet, save),
  route(submitGradeSheet, submit),
  route(consoleGradeSheets, listSheets),
  route(consoleGradeSheet, readSheet),
  route(decideGradeSheet, decideSheet),
  route(publishGradeSheets, publish),
  route(consoleGradeAppeals, listAppeals),
  route(consoleGradeAppeal, readAppeal),
  route(decideGradeAppeal, decideAppeal),
]
