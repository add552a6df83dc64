import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { entrustedApplications, setApplyEntrust } from '@campus/contract/certificates/pick-up.ts'
import { maskName } from '@campus/contract/masks.ts'
import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockApplication } from '../applications/application.repository.ts'
import { momentAt } from '../applications/application.service.ts'
import { changeApplication } from '../applications/application-deed.repository.ts'
import { tellDelegate } from '../applications/application-messages.ts'
import { standingOf } from '../applications/application-view.ts'
import { noteEvent } from '../applications/event.service.ts'
import { deliveryOf, stateOf } from '../applications/standing.rules.ts'
import { requireDelegate } from './delegate.service.ts'
import { countEntrusted, type EntrustedRow, listEntrusted } from './paper.repository.ts'
import { endCodes } from './pickup-code.repository.ts'

type Entrusted = OutputOf<typeof entrustedApplications>['rows'][number]

const open = new Set<string>(['pending_approval', 'pending_payment', 'normal'])

const stateFor = (row: EntrustedRow): Entrusted['state'] => {
  if (row.picked_up_at !== null) return 'done'
  return open.has(row.state) && !row.is_over ? 'waiting' : 'over'
}

export const listOf = async (
  ctx: CallerCtx,
  page: InputOf<typeof entrustedApplications>,
): Promise<OutputOf<typeof entrustedApplications>> => {
  const { personId } = ctx.caller
  const rows = await listEntrusted(ctx.sql, personId, ctx.now(), page)
  const present = (row: EntrustedRow): Entrusted => {
    const isMine = row.person_id === personId
    return {
      applicationId: row.id,
      name: row.name,
      nameEn: row.name_en,
      nameTw: row.name_tw,
      part: isMine ? 'owner' : 'delegate',
      person: {
        name: maskName(isMine ? row.delegate_name : row.owner_name),
        number: isMine ? row.delegate_number : row.owner_number,
      },
      copies: row.copies,
      printed: row.printed,
      state: stateFor(row),
      since: (row.delegated_at ?? row.created_at).toISOString(),
    }
  }
  return { rows: rows.map(present), total: await countEntrusted(ctx.sql, personId) }
}

const requireFetchable = async (ctx: CallerCtx, id: string) => {
  const row = await lockApplication(ctx.sql, id)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  if (row.way !== 'paper') throw refuse('way_not_offered')
  const standing = standingOf(row, await momentAt(ctx, row.school_id))
  if (standing.isPickedUp) throw refuse('picked_up_already')
  if (!open.has(stateOf(standing))) throw refuse('document_over')
  return { row, isReady: deliveryOf(standing) === 'not_picked_up' }
}

export const entrust = (ctx: CallerCtx, { applicationId, delegateNumber }: InputOf<typeof setApplyEntrust>) =>
  inTransaction(ctx, async (ctx) => {
    const { row, isReady } = await requireFetchable(ctx, applicationId)
    const delegate = delegateNumber === '' ? undefined : await requireDelegate(ctx, delegateNumber)
    if (row.delegate_id === (delegate?.id ?? null)) return null
    const now = ctx.now()
    await changeApplication(ctx.sql, row.id, { delegate_id: delegate?.id ?? null, delegated_at: delegate ? now : null })
    await endCodes(ctx.sql, row.id, now)
    const kind = delegate ? 'delegated' : 'delegate_removed'
    await noteEvent(ctx, { applicationId, schoolId: row.school_id, kind, actorId: ctx.caller.personId, note: delegate?.name })
    // Whoever is named before the paper is there is told when it is.
    if (delegate && isReady) await tellDelegate(ctx, row, delegate.id)
    return null
  })
