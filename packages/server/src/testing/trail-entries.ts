import { randomBytes, randomUUID } from 'node:crypto'
import type { TrailList } from '@campus/contract/logs/trail.ts'
import { later } from '../platform/time/clock.ts'
import { makePrintJob } from './print-jobs.ts'
import { makeTemplate } from './templates.ts'
import { makeTerminal } from './terminals.ts'
import { writeApproval, writeDelivery } from './trail-approvals.ts'
import type { TrailOwner, TrailWrite } from './trail-write.ts'

const payment: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const [subjectId, number] = [randomUUID(), randomUUID().replaceAll('-', '')]
  const { id } = await sql
    .insertInto('payment')
    .values({
      school_id: schoolId,
      person_id: personId,
      number,
      subject_id: subjectId,
      provider: 'cashier',
      scene: 'h5',
      purpose: 'order',
      amount: 100,
      description: '',
      state: 'closed',
      created_at: at,
      expires_at: later(at, 60),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, subjectId, number]
}

const print: TrailWrite = async ({ base, schoolId, personId }, at) => {
  const { sql } = base
  const terminal = await makeTerminal(base, { id: schoolId })
  const id = await makePrintJob(base, { terminalId: terminal.id, schoolId, personId, state: 'done', pagesOut: 1, createdAt: at })
  const { item_id, subject_id } = await sql
    .selectFrom('print_job')
    .innerJoin('print_item', 'print_item.id', 'print_job.item_id')
    .where('print_job.id', '=', id)
    .select(['item_id', 'subject_id'])
    .executeTakeFirstOrThrow()
  return [id, item_id, subject_id, terminal.id]
}

const mail: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const document = randomUUID()
  const given = { document_ids: [document], subject: '证明', recipient: 'lin@example.edu.cn', message_id: `<${document}@example.edu.cn>` }
  const { id } = await sql
    .insertInto('mail_delivery')
    .values({ school_id: schoolId, person_id: personId, ...given, via: 'school', queued_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, document]
}

const makeDocument = async ({ base: { sql }, schoolId, personId }: TrailOwner) => {
  const { id } = await makeTemplate(sql, schoolId)
  const { version } = await sql
    .selectFrom('document_template_version')
    .where('template_id', '=', id)
    .select('id as version')
    .executeTakeFirstOrThrow()
  const serial = randomUUID()
  const facts = { facts_encrypted: Buffer.from('facts'), facts_sha256: Buffer.alloc(32) }
  const row = await sql
    .insertInto('issued_document')
    .values({
      school_id: schoolId,
      template_id: id,
      template_version_id: version,
      holder_id: personId,
      made_by: personId,
      serial,
      anti_forgery_code: serial,
      qr_text: '',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const verification: TrailWrite = async (school, at) => {
  const { base, schoolId } = school
  const documentId = await makeDocument(school)
  const { id } = await base.sql
    .insertInto('verification')
    .values({
      school_id: schoolId,
      document_id: documentId,
      way: 'code',
      verdict: 'valid',
      outcome: '{}',
      network: '10.0.*',
      checked_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, documentId]
}

const registration: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const { id: caseId } = await sql
    .insertInto('registration_case')
    .values({
      school_id: schoolId,
      person_id: personId,
      user_type: 'student',
      kind: 'matched',
      state: 'failed',
      name: '林小满',
      number: 'R1',
      consent: '{}',
      language: 'zh_CN',
      created_at: at,
      closed_at: at,
      handed_in_at: at,
      given_encrypted: randomBytes(8),
      given_hash: randomBytes(32),
      id_card_encrypted: randomBytes(8),
      id_card_hash: randomBytes(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await sql
    .insertInto('registration_event')
    .values({ school_id: schoolId, case_id: caseId, kind: 'failed', at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, caseId]
}

/** One that waits for an administrator. */
const exported: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const { id } = await sql
    .insertInto('log_export')
    .values({
      school_id: schoolId,
      asked_by: personId,
      source: 'students',
      filter: '{}',
      filter_texts: '[]',
      columns: ['number'],
      format: 'csv',
      language: 'zh_CN',
      reason: '检查',
      total: 0,
      has_unmasked: true,
      needs_approval: true,
      state: 'waiting',
      created_at: at,
      expires_at: later(at, 3600),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id]
}

const sign: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const known = await sql.selectFrom('term').where('school_id', '=', schoolId).select('id').executeTakeFirst()
  const term =
    known ??
    (await sql
      .insertInto('term')
      .values({ school_id: schoolId, academic_year: '2026-2027', semester: 1, first_monday: '2026-08-31', weeks: 20, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow())
  const times = { starts_at: at, ends_at: later(at, 3600), created_at: at, changed_at: at }
  const lesson = await sql
    .insertInto('lesson')
    .values({ school_id: schoolId, term_id: term.id, planned_on: '2026-09-01', day: '2026-09-01', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const call = { lesson_id: lesson.id, school_id: schoolId, opened_by: personId, opened_at: at }
  await sql
    .insertInto('roll_call')
    .values({ ...call, tag: randomUUID(), key_encrypted: randomBytes(8), key_since: at })
    .execute()
  const { id } = await sql
    .insertInto('sign')
    .values({
      school_id: schoolId,
      lesson_id: lesson.id,
      person_id: personId,
      purpose: 'in',
      way: 'scanned',
      key_hash: randomBytes(32),
      nonce: randomUUID(),
      seen_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, lesson.id]
}

const session: TrailWrite = async ({ base: { sql }, schoolId, personId }, at) => {
  const { id } = await sql
    .insertInto('session')
    .values({
      school_id: schoolId,
      person_id: personId,
      token_hash: randomBytes(32),
      way: 'password',
      created_at: at,
      last_seen_at: at,
      expires_at: later(at, 3600),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id]
}

/** One entry of each list of the trail. */
export const trailWrites: Record<TrailList, TrailWrite> = {
  payments: payment,
  print_jobs: print,
  certificate_mails: mail,
  verifications: verification,
  registration_log: registration,
  approvals: writeApproval,
  exports: exported,
  deliveries: writeDelivery,
  signs: sign,
  sessions: session,
}
