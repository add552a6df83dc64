import {
  cancelExam,
  consoleExam,
  consoleExams,
  examChoices,
  examPaper,
  moveExam,
  planExamSeats,
  proposeExams,
  publishExams,
  saveExam,
} from '@campus/contract/exams/console.ts'
import { examSeats, ownExams } from '@campus/contract/exams/exams.ts'
import { checkInCandidate, confirmInvigilation, freeColleagues, ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { route } from '../../http/route.ts'
import { cancel, move } from './changes/exam-change.service.ts'
import { listExams, readChoices, save } from './console/exam-admin.service.ts'
import { readExam } from './console/exam-detail.service.ts'
import { makePaper } from './console/exam-paper.service.ts'
import { proposePlan } from './console/proposal.service.ts'
import { publish } from './console/publication.service.ts'
import { planSeatsOf } from './console/seats.service.ts'
import { answer, checkIn, listColleagues, listOwn as listDuties } from './duties/duty.service.ts'
import { listOwn, readSeats } from './exams/own-exam.service.ts'

export const examRoutes = [
  route(ownExams, listOwn),
  route(examSeats, readSeats),
  route(ownInvigilations, listDuties),
  route(freeColleagues, listColleagues),
  route(confirmInvigilation, answer),
  route(checkInCandidate, checkIn),
  route(consoleExams, listExams),
  route(consoleExam, readExam),
  route(examChoices, readChoices),
  route(saveExam, save),
  route(proposeExams, proposePlan),
  route(planExamSeats, planSeatsOf),
  route(publishExams, publish),
  route(moveExam, move),
  route(cancelExam, cancel),
  route(examPaper, makePaper),
]
