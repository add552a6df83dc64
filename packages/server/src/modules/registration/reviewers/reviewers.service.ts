import type { Ctx } from '../../../context/context.ts'
import { administratorsOf, managersOfUnit } from '../../school/organisation/scope.service.ts'
import type { CaseRow } from '../cases/case.repository.ts'
import { findRecord } from '../matching/record.repository.ts'

type Seen = Pick<CaseRow, 'school_id' | 'org_unit_id' | 'person_id'>

/** The unit whose managers decide: that of the record as it is now, or the one that the applicant named. */
const unitOf = async (ctx: Ctx, { org_unit_id, person_id }: Seen) =>
  (person_id ? (await findRecord(ctx.sql, person_id))?.org_unit_id : null) ?? org_unit_id

/** Who decides about a case: those who look after its unit, or the administrators where nobody does. */
export const reviewersOf = async (ctx: Ctx, row: Seen) => {
  const [schoolId, personId, unitId] = [row.school_id, row.person_id, await unitOf(ctx, row)]
  const managers = await managersOfUnit(ctx, { schoolId, unitId, personId })
  if (managers.length > 0) return { unitId, to: managers }
  return { unitId: null, to: (await administratorsOf(ctx, schoolId)).filter((id) => id !== personId) }
}
