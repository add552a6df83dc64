import type {
  AccountChange,
  ownAccountChange,
  reportedChange,
  undoOwnAccountChange,
  undoReportedChange,
} from '@campus/contract/account/account-changes.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { type ChangeRow, findChange, takeChange, type WhichChange } from '../changes/change.repository.ts'
import { textsOf } from '../changes/change-texts.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'
import { undoHandlers } from './undo-handlers.ts'

type Undone = OutputOf<typeof undoReportedChange>

export const stateOf = ({ undone_at, expires_at }: Pick<ChangeRow, 'undone_at' | 'expires_at'>, now: Date): AccountChange['state'] =>
  undone_at !== null ? 'undone' : expires_at > now ? 'open' : 'over'

const present = (ctx: Ctx, row: ChangeRow): AccountChange => {
  const { title, happened, undoing } = textsOf(row.kind, row.shown)
  return {
    kind: row.kind,
    title: say(title, ctx.language),
    happened: say(happened, ctx.language),
    undoing: say(undoing, ctx.language),
    device: nameDevice(row.device_name, ctx.language),
    network: row.network,
    createdAt: row.created_at.toISOString(),
    state: stateOf(row, ctx.now()),
  }
}

const byToken = (token: string): WhichChange => ({ tokenHash: sha256(token) })
const ofCaller = ({ caller }: CallerCtx, id: string): WhichChange => ({ id, personId: caller.personId })

/** Who comes with a token that was never given and who comes too late get the same answer. */
export const readReported = async (ctx: Ctx, { token }: InputOf<typeof reportedChange>) => {
  const row = await findChange(ctx.sql, byToken(token))
  if (!row) throw refuse('ticket_invalid')
  return present(ctx, row)
}

export const readOwn = async (ctx: CallerCtx, { id }: InputOf<typeof ownAccountChange>) => {
  const row = await findChange(ctx.sql, ofCaller(ctx, id))
  if (!row) throw refuse('not_found')
  return present(ctx, row)
}

/** The change, all sessions and every ticket of the account end together, once. */
const undo = (ctx: Ctx, row: ChangeRow): Promise<Undone> =>
  inTransaction(ctx, async (ctx) => {
    const change = await takeChange(ctx.sql, row.id, ctx.now())
    const holder = await findHolder(ctx, row.person_id)
    if (!change || !holder) throw refuse('ticket_invalid')
    const { id: personId, schoolId } = holder
    const isReverted = await undoHandlers(ctx)[change.kind](ctx, change)
    await endSessionsOf(ctx, { personId }, 'ended_by_owner')
    await spendTicketsOf(ctx, personId)
    const details = { kind: change.kind, isReverted }
    await record(ctx, { schoolId, actorId: personId, action: 'account.change_undone', subjectKind: 'person', subjectId: personId, details })
    const school = await requireSchool(ctx, schoolId)
    return { isReverted, schoolId, schoolName: say([school.name, school.name_en, school.name_tw], ctx.language), userType: holder.kind }
  })

export const undoReported = async (ctx: Ctx, { token }: InputOf<typeof undoReportedChange>) => {
  const row = await findChange(ctx.sql, byToken(token))
  if (!row) throw refuse('ticket_invalid')
  return undo(ctx, row)
}

export const undoOwn = async (ctx: CallerCtx, { id }: InputOf<typeof undoOwnAccountChange>) => {
  const row = await findChange(ctx.sql, ofCaller(ctx, id))
  if (!row) throw refuse('not_found')
  return undo(ctx, row)
}
