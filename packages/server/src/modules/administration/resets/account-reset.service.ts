import type { accountResets, decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { z } from 'zod'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { notifyChannelsChanged, resetPassword, resetSecondFactor } from '../../account/console/account-care.service.ts'
import { notifyOwner } from '../../account/password/notify-owner.service.ts'
import { spendTicketsOf } from '../../account/tickets/ticket.service.ts'
import { record } from '../../audit/audit.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { findHolder, type Holder } from '../../people/person/holder.service.ts'
import { administratorsOf, wholeAdministratorsOf } from '../../school/organisation/scope.service.ts'
import {
  closeReset,
  countResets,
  expireResets,
  findManages,
  insertReset,
  listResets,
  lockReset,
  updateChannels,
} from './account-reset.repository.ts'
import { expiredNotice, type ResetKind, rejectedNotice, requestedNotice, waitingMessage } from './reset-notices.ts'

const approvalSeconds = 24 * 3600
export const channelsPurpose = 'account_reset.channels'

/** What is left out stays; null is removed. */
const Channels = z.object({ phone: z.string().nullable().optional(), email: z.string().nullable().optional() })
type Channels = z.infer<typeof Channels>

const openChannels = (ctx: Ctx, encrypted: Buffer): Channels =>
  Channels.parse(JSON.parse(ctx.services.secretBox.decrypt(encrypted, channelsPurpose)))

/** Whether an account is reset by two administrators. */
export const isResetByTwo = (ctx: Ctx, personId: string) => findManages(ctx.sql, personId, ctx.now())

interface Request {
  readonly kind: ResetKind
  readonly reason: string
  readonly channels?: Channels
}

/** Ends what nobody approved in time, of everybody or of one person. That it is over is nobody's action. */
export const expireDue = ({ caller: _nobody, ...ctx }: Ctx, personId?: string) =>
  inTransaction<Ctx, void>(ctx, async (ctx) => {
    for (const { id, school_id: schoolId, person_id, kind } of await expireResets(ctx.sql, ctx.now(), personId)) {
      await record(ctx, { schoolId, action: 'people.reset_expired', subjectKind: 'person', subjectId: person_id, details: { kind, id } })
      const holder = await findHolder(ctx, person_id)
      if (holder) await notifyOwner(ctx, holder, expiredNotice(kind))
    }
  })

/** To be called inside a transaction, for somebody of the caller's school. */
export const requestReset = async (ctx: CallerCtx, holder: Holder, { kind, reason, channels }: Request) => {
  const { schoolId, personId: requestedBy } = ctx.caller
  await expireDue(ctx, holder.id)
  const approvers = (await wholeAdministratorsOf(ctx, schoolId)).filter((id) => id !== requestedBy && id !== holder.id)
  if (approvers.length === 0) throw refuse('reset_no_approver')
  const now = ctx.now()
  const channelsEncrypted = channels ? ctx.services.secretBox.encrypt(JSON.stringify(channels), channelsPurpose) : null
  const row = {
    schoolId,
    personId: holder.id,
    kind,
    reason,
    channelsEncrypted: channelsEncrypted,
    requestedBy,
    now,
    expiresAt: later(now, approvalSeconds),
  }
  const request = await insertReset(ctx.sql, row)
  if (!request) throw refuse('already_requested')
  const details = { kind, reason, id: request.id }
  await record(ctx, { action: 'people.reset_requested', subjectKind: 'person', subjectId: holder.id, details })
  const requester = (await findHolder(ctx, requestedBy))?.name ?? ''
  await notifyOwner(ctx, holder, requestedNotice(kind, requester))
  const message = waitingMessage(kind, { requester, person: holder.name })
  await sendMessage(ctx, { schoolId, to: approvers, category: 'security', ...message })
}

type Reset = NonNullable<Awaited<ReturnType<typeof lockReset>>>

const changeChannels = async (ctx: CallerCtx, holder: Holder, encrypted: Buffer) => {
  await updateChannels(ctx.sql, holder.id, openChannels(ctx, encrypted)).catch((error: unknown) => {
    throw breaks(error, 'person__phone') || breaks(error, 'person__email') ? refuse('channel_taken') : error
  })
  await spendTicketsOf(ctx, holder.id)
  await notifyChannelsChanged(ctx, holder)
}

/** The owner is notified by the message about the action. */
const run = async (ctx: CallerCtx, { kind, channels_encrypted }: Reset, holder: Holder): Promise<string | null> => {
  if (kind === 'password') return resetPassword(ctx, holder)
  if (channels_encrypted) await changeChannels(ctx, holder, channels_encrypted)
  else await resetSecondFactor(ctx, holder)
  return null
}

/** Two administrators: the one who asked must still be one, and so must the one who decides. */
const requireTwo = async (ctx: CallerCtx, { requested_by, person_id }: Reset) => {
  const { personId, schoolId } = ctx.caller
  if (requested_by === personId || person_id === personId) throw refuse('second_person_needed')
  if (!(await wholeAdministratorsOf(ctx, schoolId)).includes(personId)) throw refuse('forbidden')
  // A changed phone or address is also asked for by one whose role a duty narrows.
  if (!(await administratorsOf(ctx, schoolId)).includes(requested_by)) throw refuse('request_over')
}

export const decide = (
  ctx: CallerCtx,
  { id, decision }: InputOf<typeof decideAccountReset>,
): Promise<OutputOf<typeof decideAccountReset>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    const reset = await lockReset(ctx.sql, schoolId, id)
    const holder = reset && (await findHolder(ctx, reset.person_id))
    if (!reset || !holder) throw refuse('not_found')
    if (decision === 'approve') await requireTwo(ctx, reset)
    const state = decision === 'approve' ? 'approved' : 'rejected'
    if (!(await closeReset(ctx.sql, id, { state, personId, now: ctx.now() }))) throw refuse('request_over')
    const details = { kind: reset.kind, requestedBy: reset.requested_by, id }
    await record(ctx, { action: `people.reset_${state}`, subjectKind: 'person', subjectId: holder.id, details })
    if (state === 'approved') return { oneTimePassword: await run(ctx, reset, holder) }
    await notifyOwner(ctx, holder, rejectedNotice(reset.kind))
    return { oneTimePassword: null }
  })

const mask = (channel: string | null | undefined, hide: (text: string) => string) =>
  channel === undefined ? null : channel === null ? '' : hide(channel)

type Page = OutputOf<typeof accountResets>

const present = (ctx: CallerCtx, row: Awaited<ReturnType<typeof listResets>>[number]): Page['rows'][number] => {
  const { personId, roles } = ctx.caller
  const channels = row.channels_encrypted ? openChannels(ctx, row.channels_encrypted) : {}
  const isOpen = row.state === 'open' && row.expires_at > ctx.now()
  return {
    id: row.id,
    kind: row.kind,
    state: row.state === 'open' && !isOpen ? 'expired' : row.state,
    personId: row.person_id,
    personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
    personNumber: row.person_number,
    reason: row.reason,
    phone: mask(channels.phone, maskPhone),
    email: mask(channels.email, maskEmail),
    requestedBy: personNameIn({ name: row.requester_name, namePinyin: row.requester_pinyin }, ctx.language),
    decidedBy: row.decider_name && personNameIn({ name: row.decider_name, namePinyin: row.decider_pinyin }, ctx.language),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    mayApprove: isOpen && roles.includes('admin') && row.requested_by !== personId && row.person_id !== personId,
    isMine: row.requested_by === personId,
  }
}

export const list = async (ctx: CallerCtx, asked: InputOf<typeof accountResets>): Promise<Page> => {
  const { schoolId } = ctx.caller
  const page = await readFromCursor(
    asked,
    (from) => listResets(ctx.sql, schoolId, from),
    (row) => present(ctx, row),
  )
  return { ...page, total: await countResets(ctx.sql, schoolId) }
}
