import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { isUnitField } from '../fields/field-columns.ts'
import { listPlaces } from './apply.repository.ts'
import type { FieldChange, Values } from './change.rules.ts'

/** A class lies in its major and a major in its college; nobody moves a student to where their own word does not reach. */
export const requirePlace = async (ctx: CallerCtx, next: Values, changes: readonly FieldChange[]) => {
  if (!changes.some(({ field }) => isUnitField(field))) return
  const ids = [next.college, next.major, next.class]
  const units = new Map((await listPlaces(ctx.sql, ctx.caller.schoolId, ids.filter(Boolean))).map((unit) => [unit.id, unit]))
  const isPlaced = (['college', 'major', 'class'] as const).every((kind, level) => {
    const id = ids[level]
    if (!id) return true
    const above = ids[level - 1]
    return units.get(id)?.kind === kind && (level === 0 || units.get(id)?.parent_id === above)
  })
  if (!isPlaced) throw refuse('unit_unknown')
  const lowest = next.class || next.major || next.college
  if (!isInScope(await scopeOf(ctx), lowest || null)) throw refuse('out_of_scope')
}
