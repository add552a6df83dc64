import { exportSources } from '../logs/exports/export-source.extension.ts'
import { subjects } from '../messages/subjects.extension.ts'
import { defineModule } from '../module.ts'
import { otherEntries } from '../schedule/other-entries.extension.ts'
import { rosterUses } from '../schedule/roster-uses.extension.ts'
import { freeSeats } from './changes/left-seat.service.ts'
import { examExport } from './console/exam-export.ts'
import { exportDuties } from './duties/duty.service.ts'
import { describeExam, describeInvigilation } from './exam-subject.service.ts'
import { exportExams } from './exams/own-exam.service.ts'
import { examRoutes } from './exams.routes.ts'
import { dutyEntries, examEntries } from './timetable/timetable-entry.service.ts'

export const examsModule = defineModule({
  name: 'exams',
  after: ['documents', 'grades', 'logs', 'messages', 'schedule', 'school'],
  routes: examRoutes,
  personalData: { exams: exportExams, invigilations: exportDuties },
  provides: [
    exportSources.give({ exams: examExport }),
    otherEntries.give({ exam: examEntries, duty: dutyEntries }),
    rosterUses.give({ seats: freeSeats }),
    subjects.give({ exam: describeExam, invigilation: describeInvigilation }),
  ],
})
