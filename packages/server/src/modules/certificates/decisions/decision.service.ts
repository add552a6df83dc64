import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { applicationsToDecide, applicationToDecide, previewToDecide } from '@campus/contract/certificates/decisions.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { mayDecideMatter } from '../../approval/matters/matter.service.ts'
import { previewVersion } from '../../documents/previews/preview.service.ts'
import { dataFor } from '../../documents/templates/template-data.service.ts'
import { versionById } from '../../documents/versions/version.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { findApplication } from '../application/application.repository.ts'
import { makingOf } from '../application/making.ts'
import {
  countDecisions,
  countOverdue,
  type DecisionRow,
  findInReach,
  findWaiting,
  listDecisions,
  listEarlier,
} from './decision.repository.ts'
import { presentDecision } from './decision-view.ts'
import { reachOf } from './reach.service.ts'

export const listToDecide = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...wanted }: InputOf<typeof applicationsToDecide>,
): Promise<OutputOf<typeof applicationsToDecide>> => {
  const reach = await reachOf(ctx)
  const filter = { ...reach, ...wanted }
  const rows = await listDecisions(ctx.sql, filter, { pageNum, pageSize })
  return {
    rows: rows.map((row) => presentDecision(ctx, row)),
    total: await countDecisions(ctx.sql, filter),
    overdue: await countOverdue(ctx.sql, reach, ctx.now()),
  }
}

/** How many applications wait for the caller's word. */
export const applicationsWaiting = async (ctx: CallerCtx) => findWaiting(ctx.sql, await reachOf(ctx))

/** An application outside the caller's scope is treated as missing. */
const requireInReach = async (ctx: CallerCtx, id: string): Promise<DecisionRow> => {
  const row = await findInReach(ctx.sql, await reachOf(ctx), id)
  if (!row) throw refuse('not_found')
  return row
}

/** What would be made, from which version and what; the applicant sees that somebody looked. */
const previewApplication = async (ctx: CallerCtx, { id, person_id }: DecisionRow) => {
  const row = await findApplication(ctx.sql, id)
  const version = row && (await versionById(ctx, row.version_id))
  if (!row || !version) throw refuse('not_found')
  await noteViews(ctx, [person_id], 'record')
  return { version, ...makingOf(row) }
}

/** A record that is gone leaves nothing to show. */
const fieldsOf = async (ctx: CallerCtx, row: DecisionRow) => {
  try {
    const fields = await dataFor(ctx, await previewApplication(ctx, row))
    return fields.map(({ label, value, isMissing }) => ({ label, value, isMissing }))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

const earlierShown = 10

export const readToDecide = async (
  ctx: CallerCtx,
  { id }: InputOf<typeof applicationToDecide>,
): Promise<OutputOf<typeof applicationToDecide>> => {
  const row = await requireInReach(ctx, id)
  const shown = presentDecision(ctx, row)
  const earlier = await listEarlier(ctx.sql, row, earlierShown)
  return {
    ...shown,
    mayDecide: shown.state === 'pending' && (await mayDecideMatter(ctx, 'certificate', id)),
    fields: await fieldsOf(ctx, row),
    earlier: earlier.map(({ id, state, created_at }) => ({ id, state, createdAt: created_at.toISOString() })),
  }
}

export const preview = async (ctx: CallerCtx, { id }: InputOf<typeof previewToDecide>): Promise<OutputOf<typeof previewToDecide>> =>
  previewVersion(ctx, await previewApplication(ctx, await requireInReach(ctx, id)))
