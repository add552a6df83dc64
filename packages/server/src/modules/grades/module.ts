import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { describeAppealReview, describeGrade, describeSheet, describeSheetReview } from './grade-subject.service.ts'
import { gradeRoutes } from './grades.routes.ts'
import { exportAppeals } from './published/appeal.service.ts'

export const gradesModule = defineModule({
  name: 'grades',
  after: ['academics', 'documents', 'messages', 'schedule', 'school'],
  routes: gradeRoutes,
  personalData: { gradeAppeals: exportAppeals },
  provides: [
    subjects.give({
      grade: describeGrade,
      grade_sheet: describeSheet,
      grade_sheet_review: describeSheetReview,
      grade_appeal_review: describeAppealReview,
    }),
  ],
})
