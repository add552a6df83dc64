import { decideGradeAppeal, decideGradeSheet } from '@campus/contract/grades/console.ts'
import { waitingQueues } from '../console/work/queues.extension.ts'
import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { gradeAppealExport } from './console/appeal-export.ts'
import { measureAppeals } from './console/appeal-review.service.ts'
import { sheetExport } from './console/sheet-export.ts'
import { measureSheets } from './console/sheet-review.service.ts'
import { describeAppealReview, describeGrade, describeSheet, describeSheetReview } from './grade-subject.service.ts'
import { gradeRoutes } from './grades.routes.ts'
import { exportAppeals } from './published/appeal.service.ts'
import { listPublishedParts } from './published/grade-export.repository.ts'

export const gradesModule = defineModule({
  name: 'grades',
  after: ['academics', 'documents', 'logs', 'messages', 'schedule', 'school'],
  routes: gradeRoutes,
  personalData: {
    gradeAppeals: exportAppeals,
    gradeParts: ({ sql, now }, personId) => listPublishedParts(sql, personId, now()),
  },
  provides: [
    exportSources.give({ grade_sheets: sheetExport, grade_appeals: gradeAppealExport }),
    waitingQueues.give({
      grade_sheets: { decidedBy: decideGradeSheet, measure: measureSheets },
      grade_appeals: { decidedBy: decideGradeAppeal, measure: measureAppeals },
    }),
    subjects.give({
      grade: describeGrade,
      grade_sheet: describeSheet,
      grade_sheet_review: describeSheetReview,
      grade_appeal_review: describeAppealReview,
    }),
  ],
})
