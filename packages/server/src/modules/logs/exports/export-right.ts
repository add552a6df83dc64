import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import type { DutySet } from '@campus/contract/operations/duty-sets.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { inDutySet } from '../../people/person/acting-caller.service.ts'
import { mayExport } from './export.rules.ts'
import { type ExportSource, exportSources } from './export-source.extension.ts'

/** The set of duties that the list itself is in. */
const setOf: Record<ExportSourceName, DutySet> = {
  print_jobs: 'terminals',
  terminals: 'terminals',
  terminal_faults: 'terminals',
  terminal_events: 'terminals',
  payments: 'money',
  reconciliations: 'money',
  orders: 'money',
  issued_documents: 'certificates',
  verifications: 'certificates',
  certificate_mails: 'certificates',
  login: 'logs',
  operation: 'logs',
  trail: 'logs',
  application: 'logs',
  face_call: 'logs',
  photo_operation: 'logs',
  photo_storage: 'logs',
  exams: 'teaching',
  students: 'people',
  people: 'people',
  bean_grants: 'money',
  withdrawals: 'money',
  attendance: 'teaching',
  sections: 'teaching',
  templates: 'certificates',
  announcements: 'communication',
  attendance_warnings: 'teaching',
  grade_sheets: 'teaching',
  payment_appeals: 'appeals',
  free_copies: 'appeals',
  feedback: 'communication',
  lost_items: 'communication',
  articles: 'communication',
  corrections: 'people',
  deletions: 'people',
  record_changes: 'people',
  photos: 'people',
  identity_papers: 'people',
  matched_cases: 'people',
  unmatched_cases: 'people',
  registration_log: 'people',
  lesson_changes: 'teaching',
  grade_appeals: 'teaching',
  library_files: 'terminals',
  people_imports: 'people',
  photo_imports: 'people',
  schedule_imports: 'teaching',
  data_imports: 'school',
  missing_scores: 'school',
  sessions: 'operations',
  failed_jobs: 'operations',
  retention: 'operations',
  evaluations: 'communication',
  approvals: 'approval',
  animal_plans: 'teaching',
  gone_students: 'school',
  open_tasks: 'approval',
  deliveries: 'approval',
  counted_rows: 'statistics',
}

interface Right {
  /** The asker with the roles that count for the list. */
  readonly ctx: CallerCtx
  readonly source: ExportSource
}

/**
 * The list, if the caller may read and export it: a duty that is not for the list leaves nothing of it. Of a list that is open to
 * different people by its filter, the filter counts too.
 */
export const rightTo = (ctx: CallerCtx, name: ExportSourceName, filter?: unknown): Right | undefined => {
  const source = exportSources.of(ctx)[name]
  const narrowed = inDutySet(ctx, setOf[name])
  if (!mayExport(source, narrowed.caller.roles)) return undefined
  return filter === undefined || source.mayRead(narrowed, filter) ? { ctx: narrowed, source } : undefined
}
