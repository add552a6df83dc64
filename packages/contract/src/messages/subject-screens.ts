import { accountPaths } from '../paths/account.ts'
import { certificatesPaths } from '../paths/certificates.ts'
import { cloudPrintPaths } from '../paths/cloudprint.ts'
import { consolePaths } from '../paths/console.ts'
import { documentsPaths } from '../paths/documents.ts'
import { helpPaths } from '../paths/help.ts'
import { messagesPaths } from '../paths/messages.ts'
import { appealsPaths, ordersPaths, walletPaths } from '../paths/orders.ts'
import { peoplePaths } from '../paths/people.ts'
import { terminalsPaths } from '../paths/terminals.ts'
import type { SubjectKind } from './categories.ts'

/** The screen that shows each thing; it takes the id in its address. */
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
  terminal_fault: terminalsPaths.faultReports.address,
  terminal_fault_case: consolePaths.faults.address,
  library_file: cloudPrintPaths.ownLibraryFiles.address,
  library_review: consolePaths.library.address,
  unsure_print: consolePaths.printJobs.address,
  account_change: accountPaths.notMe.address,
}
