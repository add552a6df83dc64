import type { FormValues } from '@campus/contract/approval/form.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

interface Draft {
  readonly versionId: string
  readonly unitId: string | null
  readonly values: FormValues
  readonly picked: Readonly<Record<string, readonly string[]>>
  readonly now: Date
}

/** Nobody reads the answer, so it travels with what is asked next. */
export const saveDraft = (sql: Sql, id: string, { versionId, unitId, values, picked, now }: Draft) =>
  sendAhead(
    sql,
    sql
      .updateTable('approval_instance')
      .set({ version_id: versionId, unit_id: unitId, form_values: JSON.stringify(values), picked: JSON.stringify(picked), saved_at: now })
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .compile(),
  )

export const deleteDraft = (sql: Sql, id: string) =>
  sql.deleteFrom('approval_instance').where('id', '=', id).where('state', '=', 'draft').execute()
