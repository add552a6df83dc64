import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** The table of each kind of data, and its column of the person. */
const places = {
  emergency_contacts: ['emergency_contact', 'person_id'],
  corrections: ['profile_correction', 'person_id'],
  contact_marks: ['contact_remark', 'viewer_id'],
  sessions: ['session', 'person_id'],
  login_log: ['login_log', 'person_id'],
  messages: ['message', 'person_id'],
  files: ['file', 'owner_id'],
  signature: ['signature', 'person_id'],
  signature_uses: ['signature_use', 'person_id'],
  appointments: ['appointment', 'person_id'],
  leave_requests: ['leave_request', 'person_id'],
  attendance: ['attendance', 'person_id'],
  feedback: ['feedback', 'person_id'],
  evaluations: ['evaluation', 'person_id'],
  consents: ['consent', 'person_id'],
  registrations: ['registration_case', 'person_id'],
  profile_views: ['profile_view', 'person_id'],
  photos: ['photo', 'person_id'],
  papers: ['identity_paper', 'person_id'],
  photo_searches: ['photo_search_result', 'person_id'],
  face_consents: ['face_consent', 'person_id'],
  face_vector: ['face_vector', 'person_id'],
  face_checks: ['face_check', 'person_id'],
  face_calls: ['face_call', 'person_id'],
  photo_events: ['photo_event', 'person_id'],
} as const

export type HeldKind = keyof typeof places

/** How much of each kind there is, counted in one statement. */
export const countHeld = async (sql: Sql, personId: string): Promise<Record<HeldKind, number>> => {
  const counts = Object.entries(places).map(
    ([kind, [table, column]]) =>
      fragment`(select count(*) from ${fragment.table(table)} where ${fragment.ref(column)} = ${personId}) as ${fragment.id(kind)}`,
  )
  const { rows } = await fragment<Record<HeldKind, number>>`select ${fragment.join(counts)}`.execute(sql)
  const [row] = rows
  if (!row) throw new Error('counting gave no row')
  return row
}
