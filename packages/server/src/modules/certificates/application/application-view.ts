import type { OutputOf } from '@campus/contract/call.ts'
import type { applications } from '@campus/contract/certificates/applications.ts'
import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { documentState, sayReason } from '../../documents/issued/issued.service.ts'
import type { ApplicationRow } from './application.repository.ts'
import { type ApplicationStatus, deliveryOf, stateOf } from './application-status.rules.ts'

type Row = OutputOf<typeof applications>['rows'][number]

const documentStateOf = ({ document_state, valid_until }: ApplicationRow, now: Date): ApplicationStatus['document'] =>
  document_state === null ? null : documentState({ state: document_state, valid_until }, now)

/** An order that is paid has its applications released, also the one whose making could not even begin. */
const writtenState = ({ state, paid_at }: ApplicationRow) => (state === 'pending_payment' && paid_at !== null ? 'normal' : state)

/** `today` is when the day began at the school. */
export const statusOf = (row: ApplicationRow, { now, today }: { readonly now: Date; readonly today: Date }): ApplicationStatus => ({
  state: writtenState(row),
  isDecided: row.decided_at !== null,
  way: row.way,
  document: documentStateOf(row, now),
  orderState: row.order_state,
  lineState: row.line_state,
  paid: row.paid_at === null ? 0 : row.amount - row.refunded,
  isDownloaded: row.downloaded_at !== null,
  isPickedUp: row.picked_up_at !== null,
  wasNudgedToday: row.nudged_at !== null && row.nudged_at >= today,
})

export const presentRow = (row: ApplicationRow, status: ApplicationStatus): Row => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  orderId: row.order_id,
  templateId: row.template_id,
  type: row.type,
  way: status.way,
  copies: row.copies,
  freeCopies: row.free_copies,
  amount: row.amount,
  state: stateOf(status),
  delivery: deliveryOf(status),
  documentId: row.document_id,
  serial: row.serial ?? '',
  createdAt: row.created_at.toISOString(),
})

/** Why it was rejected, failed or ended, as its reader understands it. */
export const reasonOf = (ctx: Ctx, row: ApplicationRow, status: ApplicationStatus): string => {
  if (status.state === 'rejected') return row.notes
  if (row.document_state && row.document_reason) return sayReason({ state: row.document_state, reason: row.document_reason }, ctx.language)
  return sayReason({ state: 'failed', reason: row.line_reason }, ctx.language)
}

/** What somebody calls their file: by a title of their own, or as the school does. */
export const titleOf = (
  row: Pick<ApplicationRow, 'title_zh' | 'title_en' | 'name' | 'name_en' | 'name_tw'>,
  language: Parameters<typeof say>[1],
): string => say([row.title_zh || row.name, row.title_en || row.name_en, row.title_zh || row.name_tw], language)
