import type {
  addFreeCopiesRequest,
  freeCopiesRequest,
  freeCopiesRequests,
  withdrawFreeCopies,
} from '@campus/contract/appeals/free-copies.ts'
import { ReviewState } from '@campus/contract/appeals/review.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cancelMatter, startMatter } from '../../approval/matters/matter.service.ts'
import { freePeriodBegan } from '../../documents/uses/use.service.ts'
import { publishedVersion } from '../../documents/versions/version.service.ts'
import { unitOf } from '../../school/organisation/unit-trail.service.ts'
import * as repository from './free-copies.repository.ts'

type Shown = OutputOf<typeof freeCopiesRequest>

export const presentRequest = ({ language }: CallerCtx, row: repository.RequestRow): Shown => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  templateId: row.template_id,
  copies: row.copies,
  granted: row.granted,
  reason: row.reason,
  review: {
    state: ReviewState.parse(row.state),
    auditor: personNameIn({ name: row.auditor_name ?? '', namePinyin: row.auditor_pinyin }, language),
    auditedAt: row.audited_at?.toISOString() ?? null,
    notes: row.notes,
  },
  createdAt: row.created_at.toISOString(),
  mayWithdraw: row.state === 'pending',
})

const requireOwn = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findOfSchool(ctx.sql, id, ctx.caller.schoolId)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return row
}

const insertOnce = async (...[sql, row]: Parameters<typeof repository.insertRequest>) => {
  try {
    return await repository.insertRequest(sql, row)
  } catch (error) {
    if (breaks(error, 'free_copies_request__once')) throw refuse('already_reviewed')
    throw breaks(error, 'free_copies_request__one_pending') ? refuse('appeal_open') : error
  }
}

export const ask = (ctx: CallerCtx, { templateId, copies, reason }: InputOf<typeof addFreeCopiesRequest>): Promise<Shown> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const version = await publishedVersion(ctx, templateId, schoolId)
    if (version.rules.charge === 'none') throw refuse('costs_nothing')
    const since = await freePeriodBegan(ctx, version)
    const same = await repository.findSame(ctx.sql, { personId, templateId, since })
    if (same) throw refuse(same.state === 'pending' ? 'appeal_open' : 'already_reviewed')
    const subjectKey = `${templateId}:${since?.toISOString() ?? 'total'}`
    const { id } = await insertOnce(ctx.sql, { schoolId, personId, templateId, copies, reason, subjectKey, now: ctx.now() })
    await startMatter(ctx, 'free_copies', id, { schoolId, starterId: personId, unitId: await unitOf(ctx, personId) })
    return presentRequest(ctx, await requireOwn(ctx, id))
  })

export const listOwn = async (
  ctx: CallerCtx,
  { state, ...page }: InputOf<typeof freeCopiesRequests>,
): Promise<OutputOf<typeof freeCopiesRequests>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, state, page)
  return { rows: rows.map((row) => presentRequest(ctx, row)), total: await repository.countOwn(ctx.sql, personId, state) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof freeCopiesRequest>): Promise<Shown> =>
  presentRequest(ctx, await requireOwn(ctx, id))

export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawFreeCopies>) =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    if (!(await cancelMatter(ctx, 'free_copies', id, { by: ctx.caller.personId }))) throw refuse('already_reviewed')
    return null
  })

export const exportFreeCopies = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
