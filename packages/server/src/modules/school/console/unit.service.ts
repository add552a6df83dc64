import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { deleteUnit, orgTree, saveUnit } from '@campus/contract/school/console/organisation.ts'
import { kindsUnder } from '@campus/contract/school/organisation.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { isStillReferred } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { listUnitsBelow } from '../organisation/organisation.repository.ts'
import { readingScopeOf } from '../organisation/scope.service.ts'
import { lockSchool } from '../school/school.repository.ts'
import { titleColumns, titlesOf } from '../titles.ts'
import * as repository from './unit.repository.ts'

export const listTree = async (ctx: CallerCtx): Promise<OutputOf<typeof orgTree>> => {
  const scope = await readingScopeOf(ctx)
  if (scope !== 'school' && scope.length === 0) return []
  const rows = await repository.listUnitsWithPeople(ctx.sql, ctx.caller.schoolId, scope === 'school' ? undefined : scope)
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    kind: row.kind,
    code: row.code,
    ...titlesOf(row),
    position: row.position,
    people: row.people,
  }))
}

const requireUnit = async (ctx: CallerCtx, id: string) => {
  const unit = await repository.findUnit(ctx.sql, ctx.caller.schoolId, id)
  if (!unit) throw refuse('not_found')
  return { id: unit.id, kind: unit.kind }
}

const requireFreeCode = async (ctx: CallerCtx, { id, code }: InputOf<typeof saveUnit>) => {
  const holder = await repository.findUnitByCode(ctx.sql, ctx.caller.schoolId, code)
  if (holder && holder.id !== id) throw refuse('unit_code_taken')
}

const requireFittingPlace = async (ctx: CallerCtx, { id, kind, parentId }: InputOf<typeof saveUnit>) => {
  const parent = parentId === null ? null : await requireUnit(ctx, parentId)
  if (id && parentId) {
    const below = await listUnitsBelow(ctx.sql, ctx.caller.schoolId, id)
    if (below.some((unit) => unit.id === parentId)) throw refuse('unit_in_itself')
  }
  const children = id ? await repository.listChildKinds(ctx.sql, id) : []
  const fits = kindsUnder[parent?.kind ?? 'school'].includes(kind) && children.every((child) => kindsUnder[kind].includes(child.kind))
  if (!fits) throw refuse('unit_kind_misplaced')
}

/** Two who move units at once could close a circle between them, so the tree of a school is changed by one at a time. */
export const lockTree = (ctx: Ctx, schoolId: string) => lockSchool(ctx.sql, schoolId)

/** Adds a unit, or changes the one named; who calls has locked the tree and knows that the place fits. */
export const writeUnit = (ctx: Ctx, schoolId: string, id: string | undefined, row: repository.UnitRow) =>
  id ? repository.updateUnit(ctx.sql, schoolId, id, row) : repository.insertUnit(ctx.sql, schoolId, row)

export const keepUnit = (ctx: CallerCtx, given: InputOf<typeof saveUnit>): Promise<OutputOf<typeof saveUnit>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    await lockTree(ctx, schoolId)
    if (given.id) await requireUnit(ctx, given.id)
    await requireFreeCode(ctx, given)
    await requireFittingPlace(ctx, given)
    const row = {
      parent_id: given.parentId,
      kind: given.kind,
      code: given.code,
      ...titleColumns(given),
      position: given.position,
    }
    const { id } = await writeUnit(ctx, schoolId, given.id, row)
    const { code, name, parentId } = given
    const action = given.id ? 'school.unit_changed' : 'school.unit_added'
    await record(ctx, { action, subjectKind: 'org_unit', subjectId: id, details: { code, name, parentId } })
    return { id }
  })

/** What still names the unit (people, units below, scopes, audiences) keeps it: the database knows them all. */
export const removeUnit = async (ctx: CallerCtx, { id }: InputOf<typeof deleteUnit>) => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const gone = await repository.deleteUnit(ctx.sql, ctx.caller.schoolId, id)
      if (!gone) throw refuse('not_found')
      await record(ctx, { action: 'school.unit_deleted', subjectKind: 'org_unit', subjectId: id, details: gone })
      return null
    })
  } catch (error) {
    if (isStillReferred(error)) throw refuse('unit_in_use')
    throw error
  }
}
