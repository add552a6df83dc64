import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export const findOfMatter = (sql: Sql, kind: MatterKind, matterId: string) =>
  sql
    .selectFrom('approval_instance')
    .where('matter', '=', kind)
    .where('matter_id', '=', matterId)
    .select(['id', 'school_id', 'state', 'starter_id'])
    .executeTakeFirst()
