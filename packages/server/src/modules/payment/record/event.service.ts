import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '../../../context/context.ts'
import { push } from '../../../context/push.ts'
import { findLastEvent, insertEvent } from './event.repository.ts'
import type { EventKind } from './event-texts.ts'
import type { PaymentRow } from './payment.repository.ts'

type Named = Pick<PaymentRow, 'id' | 'school_id'>
type Details = Readonly<Record<string, string | number>>

/** Keeps what happened; numbers and words alone, nothing that names a payer. */
export const noteEvent = (ctx: Ctx, payment: Named, kind: EventKind, details: Details = {}) =>
  insertEvent(ctx.sql, { schoolId: payment.school_id, paymentId: payment.id, kind, details, now: ctx.now() })

/** The same answer to the same question again is no event. */
export const noteChange = async (ctx: Ctx, payment: Named, kind: EventKind, details: Details) => {
  const last = await findLastEvent(ctx.sql, payment.id)
  if (last?.kind !== kind || !isDeepStrictEqual(last.details, details)) await noteEvent(ctx, payment, kind, details)
}

/** The open app of the payer changes by itself. */
export const notifyDevices = (ctx: Ctx, { id, person_id, purpose, subject_id, state }: PaymentRow) =>
  push(ctx.sql, { to: `person:${person_id}`, topic: 'payment', data: { id, purpose, subjectId: subject_id, state } })
