import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ExportSourceName, exportTitles } from '@campus/contract/logs/exports.ts'
import { type TrailLog, trailLogs } from '@campus/contract/logs/trail.ts'
import { type StatisticSource, statisticSources } from '@campus/contract/statistics/chart.ts'

/** What is exported or counted under another name than it has in the trail. */
const otherNames: Partial<Record<ExportSourceName | StatisticSource, TrailLog>> = {
  logins: 'login',
  applications: 'application',
  prints: 'print_jobs',
  mails: 'certificate_mails',
  faces: 'face_call',
  photos: 'photo_operation',
  registrations: 'registration_log',
  registration_reviews: 'registration_log',
}

const present = 'how things stand now; what was done about it is in the operation log'
const decisions = 'a list of cases; deciding one is in the operation log'
const numbers = 'numbers or joined entries, not a list of its own'

/** What has no entries of its own in the trail, and why. */
const apart: Partial<Record<ExportSourceName | StatisticSource, string>> = {
  terminals: present,
  terminal_faults: 'of a terminal, not of a person; on the page of the terminal',
  terminal_events: 'of a terminal, not of a person; on the page of the terminal',
  reconciliations: numbers,
  orders: 'what was ordered and paid is in the applications, prints and payments',
  issued_documents: 'made by an application, whose entry is there',
  withdrawals: decisions,
  bean_grants: decisions,
  trail: numbers,
  exams: present,
  students: present,
  people: present,
  attendance: numbers,
  sections: present,
  templates: present,
  announcements: present,
  attendance_warnings: numbers,
  grade_sheets: present,
  payment_appeals: decisions,
  free_copies: decisions,
  feedback: decisions,
  lost_items: decisions,
  articles: present,
  corrections: decisions,
  deletions: decisions,
  record_changes: decisions,
  identity_papers: decisions,
  matched_cases: 'what happened to a case is in the registration log',
  unmatched_cases: 'what happened to a case is in the registration log',
  lesson_changes: decisions,
  grade_appeals: decisions,
  library_files: present,
  library: present,
  people_imports: 'of a school, not of a person; in the operation log',
  photo_imports: 'of a school, not of a person; in the operation log',
  schedule_imports: 'of a school, not of a person; in the operation log',
  data_imports: 'of a school, not of a person; in the operation log',
  missing_scores: present,
  failed_jobs: 'of the server, not of a person',
  retention: 'of the server, not of a person',
  evaluations: 'told without a name',
  animal_plans: present,
  gone_students: present,
  open_tasks: numbers,
  counted_rows: numbers,
  calls: 'counted in memory, never a row each',
}

test('whatever is exported or counted is found by person and thing, or says why not', () => {
  const known: ReadonlySet<string> = new Set(trailLogs)
  for (const name of new Set([...(Object.keys(exportTitles) as ExportSourceName[]), ...statisticSources])) {
    const isJoined = known.has(name) || otherNames[name] !== undefined
    assert.notEqual(isJoined, apart[name] !== undefined, `${name}: give it to trailSources, or say here why not`)
  }
})
