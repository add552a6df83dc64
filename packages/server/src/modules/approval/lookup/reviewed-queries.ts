import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { administratorsOf, managersOf, managersOfUnit } from '../../school/organisation/scope.service.ts'

interface Asked {
  readonly schoolId: string
  readonly personId: string
  readonly unitId: string | null
}

interface ReviewedQuery {
  readonly label: Phrase
  /** Whether it asks for a unit. */
  readonly takesUnit: boolean
  readonly find: (ctx: Ctx, asked: Asked) => Promise<string[]>
}

/** What may be asked for by name. Each was read by somebody who knows the tables; nothing that a school writes is ever run. */
export const reviewedQueries: Readonly<Record<string, ReviewedQuery>> = {
  nearest_managers: {
    label: ['直接管理我的教师', 'My nearest managers', '直接管理我的教師'],
    takesUnit: false,
    find: (ctx, { schoolId, personId }) => managersOf(ctx, { schoolId, personId }),
  },
  unit_managers: {
    label: ['部门的管理教师', 'Managers of a unit', '部門的管理教師'],
    takesUnit: true,
    find: (ctx, { schoolId, unitId }) => managersOfUnit(ctx, { schoolId, unitId, personId: null }),
  },
  school_administrators: {
    label: ['学校管理员', 'School administrators', '學校管理員'],
    takesUnit: false,
    find: (ctx, { schoolId }) => administratorsOf(ctx, schoolId),
  },
}
