import type { endDevice, endOtherDevices, ownDevices } from '@campus/contract/account/devices.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { reportChangeTo } from '../changes/report-change.service.ts'
import { listOpenSessions } from '../session/session.repository.ts'
import { sessionLife } from '../session/session.rules.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { spendTicketsOf } from '../tickets/ticket.service.ts'

const listSessions = (ctx: CallerCtx) =>
  listOpenSessions(ctx.sql, ctx.caller.personId, later(ctx.now(), -sessionLife.idleSeconds), ctx.now())

export const listDevices = async (ctx: CallerCtx): Promise<OutputOf<typeof ownDevices>> =>
  (await listSessions(ctx)).map((session) => ({
    id: session.id,
    name: nameDevice(session.device_name, ctx.language),
    way: session.way,
    network: session.network,
    isThisOne: session.id === ctx.caller.sessionId,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
  }))

const reportEnded = (ctx: CallerCtx, count: number) =>
  reportChangeTo(ctx, ctx.caller.personId, { kind: 'devices', shown: { count }, undo: {} })

export const endOne = (ctx: CallerCtx, { id }: InputOf<typeof endDevice>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endSessionsOf(ctx, { personId: ctx.caller.personId, id }, 'ended_by_owner')
    if (ended.length === 0) throw refuse('not_found')
    await record(ctx, { action: 'account.device_ended', subjectKind: 'session', subjectId: id })
    await reportEnded(ctx, 1)
    return null
  })

export const endOthers = (ctx: CallerCtx): Promise<OutputOf<typeof endOtherDevices>> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, sessionId } = ctx.caller
    const others = (await listSessions(ctx)).filter(({ id }) => id !== sessionId)
    await endSessionsOf(ctx, { personId, exceptId: sessionId }, 'ended_by_owner')
    await spendTicketsOf(ctx, personId)
    const details = { devices: others.length }
    await record(ctx, { action: 'account.other_devices_ended', subjectKind: 'person', subjectId: personId, details })
    if (others.length > 0) await reportEnded(ctx, others.length)
    return { ended: others.length }
  })
