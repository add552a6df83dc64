import type { SubjectKind } from '../messages/categories.ts'
import { accountPaths } from './account.ts'
import { animalPlanPaths } from './animalplan.ts'
import { appraisalPaths } from './appraisal.ts'
import { approvalPaths } from './approval.ts'
import { attendancePaths } from './attendance.ts'
import { certificatesPaths } from './certificates.ts'
import { cloudPrintPaths } from './cloudprint.ts'
import { consolePaths } from './console.ts'
import { documentsPaths } from './documents.ts'
import { examsPaths } from './exams.ts'
import { gradesPaths } from './grades.ts'
import { helpPaths } from './help.ts'
import { identityPaths } from './identity.ts'
import { lostFoundPaths } from './lostfound.ts'
import { messagesPaths } from './messages.ts'
import { appealsPaths, ordersPaths, walletPaths } from './orders.ts'
import { peoplePaths } from './people.ts'
import { registrationPaths } from './registration.ts'
import { schedulePaths } from './schedule.ts'
import { statisticsPaths } from './statistics.ts'
import { terminalsPaths } from './terminals.ts'

/** The screen that shows each subject; it takes the id in its address. */
export const subjectScreens: Record<SubjectKind, `/${string}`> = {
  leave_request: messagesPaths.leaveRequest.address,
  leave_decision: messagesPaths.leaveDecision.address,
  feedback: helpPaths.feedback.address,
  feedback_case: consolePaths.feedbackCase.address,
  correction: peoplePaths.record.address,
  data_request: peoplePaths.privacy.address,
  evaluation: helpPaths.evaluation.address,
  document: documentsPaths.ownDocument.address,
  application: certificatesPaths.application.address,
  application_decision: certificatesPaths.decision.address,
  order: ordersPaths.order.address,
  pay_grievance: appealsPaths.payGrievances.address,
  pay_grievance_review: consolePaths.payGrievances.address,
  free_copies: appealsPaths.freeCopies.address,
  free_copies_review: consolePaths.freeCopies.address,
  withdrawal: walletPaths.bills.address,
  print_task: cloudPrintPaths.task.address,
  entrustment: terminalsPaths.entrusted.address,
  agency: certificatesPaths.agencies.address,
  terminal_fault: terminalsPaths.faultReports.address,
  terminal_fault_case: consolePaths.faults.address,
  library_file: cloudPrintPaths.ownLibraryFiles.address,
  library_review: consolePaths.library.address,
  unsure_print: consolePaths.printJobs.address,
  account_change: accountPaths.notMe.address,
  photo: identityPaths.photo.address,
  photo_review: identityPaths.library.address,
  paper: identityPaths.registration.address,
  paper_review: consolePaths.papers.address,
  photo_search: identityPaths.searchesForMe.address,
  registration_review: registrationPaths.matchedCase.address,
  approval_task: approvalPaths.instance.address,
  approval_instance: approvalPaths.instance.address,
  attendance: attendancePaths.status.address,
  attendance_objection: attendancePaths.objections.address,
  attendance_warning: attendancePaths.warnings.address,
  lesson: schedulePaths.lesson.address,
  lesson_change: schedulePaths.changes.address,
  lesson_change_review: consolePaths.scheduleChanges.address,
  lost_item: lostFoundPaths.item.address,
  lost_item_case: consolePaths.lostItems.address,
  appraisal: appraisalPaths.own.address,
  animal_window: animalPlanPaths.plans.address,
  grade: gradesPaths.grade.address,
  grade_sheet: gradesPaths.sheet.address,
  grade_sheet_review: consolePaths.gradeSheets.address,
  grade_appeal_review: consolePaths.gradeAppeals.address,
  exam: examsPaths.exams.address,
  invigilation: examsPaths.invigilations.address,
  record_change: peoplePaths.record.address,
  log_export: consolePaths.logExports.address,
  data_import: consolePaths.exchangeImport.address,
  statistic_report: statisticsPaths.reports.address,
  statistic_hint: statisticsPaths.overview.address,
  record_change_review: consolePaths.recordChanges.address,
}
