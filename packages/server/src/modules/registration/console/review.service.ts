import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { reviewCases, reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { type CaseRow, lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { caseLife, reviewable } from '../cases/case-state.rules.ts'
import { mapOpenCase } from '../handing-in/hand-in.service.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { acceptCase, endCase, requireFreeChannel, requireFreeRecord } from '../opening/opening.service.ts'
import { resolveReview } from '../reviewers/reviewer-message.service.ts'
import { requireListed } from './case-list.service.ts'

type Asked = InputOf<typeof reviewCases>

/** A case that waits for a decision, held until it is decided: of two reviewers at once one decides. */
const lockForReview = async (ctx: CallerCtx, id: string, kind: CaseRow['kind']): Promise<CaseRow> => {
  await requireListed(ctx, id)
  const row = await lockCase(ctx.sql, id)
  if (row?.kind !== kind) throw refuse('not_found')
  if (row.person_id === ctx.caller.personId) throw refuse('own_request')
  if (!reviewable.includes(row.state)) throw refuse('already_reviewed')
  return row
}

const decision = (ctx: CallerCtx, notes: string) => ({ decided_by: ctx.caller.personId, decided_at: ctx.now(), notes })

const audit = (ctx: CallerCtx, id: string, verdict: string, details: Record<string, unknown> = {}) =>
  record(ctx, { action: `registration.${verdict}`, subjectKind: 'registration_case', subjectId: id, details })

/** Asks for material: the case waits for the applicant, thirty days. */
const askForMaterial = async (ctx: CallerCtx, row: CaseRow, notes: string) => {
  const expires_at = later(ctx.now(), caseLife.waitSeconds)
  const asked = await updateCase(ctx.sql, row.id, { state: 'supplement', notes, decide_by: null, expires_at })
  await noteEvent(ctx, row, 'material_asked', notes)
  await audit(ctx, row.id, 'material_asked')
  await resolveReview(ctx, row)
  await notifyApplicant(ctx, asked)
}

const reject = async (ctx: CallerCtx, row: CaseRow, notes: string) => {
  await endCase(ctx, await updateCase(ctx.sql, row.id, decision(ctx, notes)), 'failed', notes)
  await resolveReview(ctx, row)
}

const pass = async (ctx: CallerCtx, row: CaseRow, notes: string) => {
  await requireFreeChannel(ctx, row, await requireFreeRecord(ctx, row.person_id))
  const decided = await updateCase(ctx.sql, row.id, { ...decision(ctx, notes), method: 'manual' })
  await noteEvent(ctx, row, 'passed', notes)
  await audit(ctx, row.id, 'passed', { personId: row.person_id })
  await acceptCase(ctx, decided, false)
  await resolveReview(ctx, row)
}

type Decide = (ctx: CallerCtx, row: CaseRow) => Promise<unknown>

const verdicts: Record<Asked['verdict'], (ctx: CallerCtx, row: CaseRow, notes: string) => Promise<unknown>> = {
  passed: pass,
  failed: reject,
  supplement: askForMaterial,
}

type Decided = OutputOf<typeof reviewCases>
type Refused = Decided['refused'][number]
const told = ['not_found', 'already_reviewed', 'own_request', 'registration_account_live', 'channel_taken'] as const

/** One by one: what is refused about one case is told, and keeps no other from being decided. */
const decideEach = (ctx: CallerCtx, ids: readonly string[], kind: CaseRow['kind'], decide: Decide): Promise<Decided> =>
  inTransaction(ctx, async (ctx) => {
    const [decided, refused]: [string[], Refused[]] = [[], []]
    for (const id of [...new Set(ids)].toSorted()) {
      try {
        await decide(ctx, await lockForReview(ctx, id, kind))
        decided.push(id)
      } catch (error) {
        const code = error instanceof Refusal ? told.find((one) => one === error.code) : undefined
        if (!code) throw error
        refused.push({ id, error: code, msg: say(refusals[code], ctx.language) })
      }
    }
    return { decided, refused }
  })

export const decideCases = (ctx: CallerCtx, { ids, verdict, notes }: Asked): Promise<Decided> =>
  decideEach(ctx, ids, 'matched', (ctx, row) => verdicts[verdict](ctx, row, notes))

/** Links a case to a record that nobody uses; from there on it is accepted like any other. */
const link = async (ctx: CallerCtx, row: CaseRow, personId: string, notes: string) => {
  const found = await requireFreeRecord(ctx, personId)
  if (found.school_id !== row.school_id || found.kind !== row.user_type) throw refuse('not_found')
  if (!isInScope(await scopeOf(ctx), found.org_unit_id)) throw refuse('out_of_scope')
  const changes = { ...decision(ctx, notes), method: 'manual', person_id: personId, org_unit_id: found.org_unit_id } as const
  const linked = await updateCase(ctx.sql, row.id, changes)
  await noteEvent(ctx, row, 'linked', notes)
  await audit(ctx, row.id, 'linked', { personId })
  await acceptCase(ctx, linked, false)
  await resolveReview(ctx, row)
}

const linkOne = (ctx: CallerCtx, id: string, personId: string, notes: string): Promise<Decided> =>
  inTransaction(ctx, async (ctx) => {
    await link(ctx, await lockForReview(ctx, id, 'unmatched'), personId, notes)
    return { decided: [id], refused: [] }
  }).catch(mapOpenCase)

export const decideUnmatched = (ctx: CallerCtx, given: InputOf<typeof reviewUnmatched>): Promise<Decided> => {
  const { ids, verdict, personId, notes } = given
  if (verdict !== 'linked') return decideEach(ctx, ids, 'unmatched', (ctx, row) => verdicts[verdict](ctx, row, notes))
  const [id] = ids
  if (!id || !personId) throw refuse('bad_input')
  return linkOne(ctx, id, personId, notes)
}
