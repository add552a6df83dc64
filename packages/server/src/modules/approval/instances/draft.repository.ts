import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface Draft {
  readonly versionId: string
  readonly unitId: string | null
  readonly values: FormValues
  readonly picked: Readonly<Record<string, readonly string[]>>
}

export const saveDraft = (sql: Sql, id: string, { versionId, unitId, values, picked }: Draft) =>
  sql
    .updateTable('approval_instance')
    .set({ version_id: versionId, unit_id: unitId, form_values: JSON.stringify(values), picked: JSON.stringify(picked) })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()

export const deleteDraft = (sql: Sql, id: string) =>
  sql.deleteFrom('approval_instance').where('id', '=', id).where('state', '=', 'draft').execute()
