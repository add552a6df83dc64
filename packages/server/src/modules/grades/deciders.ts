import type { CallerCtx } from '../../context/context.ts'
import { administratorsOf, managersOfUnit } from '../school/organisation/scope.service.ts'
import type { SheetRow } from './sheets/sheet.repository.ts'

/** Who looks after the unit of a section and does not teach it; the administrators where nobody else does. */
export const decidersOf = async (ctx: CallerCtx, { unit_id, teachers }: Pick<SheetRow, 'unit_id' | 'teachers'>): Promise<string[]> => {
  const { schoolId } = ctx.caller
  const teaches = (id: string) => teachers.some((teacher) => teacher.id === id)
  const managers = (await managersOfUnit(ctx, { schoolId, unitId: unit_id, personId: null })).filter((id) => !teaches(id))
  return managers.length > 0 ? managers : (await administratorsOf(ctx, schoolId)).filter((id) => !teaches(id))
}
