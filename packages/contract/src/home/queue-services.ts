import type { QueueKind } from '../console/work.ts'

/** The service where each kind of what waits is decided: the home screen counts it on its tile. */
export const queueServices: Readonly<Record<QueueKind, string>> = {
  account_resets: 'console-resets',
  approval_tasks: 'approval-tasks',
  ballot_texts: 'console-appraisal-texts',
  certificate_applications: 'certificate-decisions',
  corrections: 'console-corrections',
  deletions: 'console-deletions',
  exports: 'console-log-exports',
  feedback: 'console-feedback',
  free_copies: 'console-free-copies',
  grade_appeals: 'console-grade-appeals',
  grade_sheets: 'console-grade-sheets',
  leave: 'leave-decisions',
  lesson_changes: 'console-lesson-changes',
  library_files: 'console-library',
  lost_items: 'console-lost-items',
  matched_cases: 'console-registrations',
  papers: 'console-papers',
  pay_grievances: 'console-pay-grievances',
  photos: 'photo-library',
  record_changes: 'console-record-changes',
  terminal_faults: 'console-terminal-faults',
  unmatched_cases: 'console-unmatched-registrations',
  unsure_prints: 'console-print-jobs',
  warnings: 'console-warnings',
}
