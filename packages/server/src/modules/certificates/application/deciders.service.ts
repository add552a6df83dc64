import type { Ctx } from '../../../context/context.ts'
import { administratorsOf, managersOf } from '../../school/organisation/scope.service.ts'

/** Who decides about what a person applies for: those who look after them, or the administrators where nobody does. */
export const decidersFor = async (ctx: Ctx, person: { readonly schoolId: string; readonly personId: string }): Promise<string[]> => {
  const managers = await managersOf(ctx, person)
  if (managers.length > 0) return managers
  return (await administratorsOf(ctx, person.schoolId)).filter((id) => id !== person.personId)
}
