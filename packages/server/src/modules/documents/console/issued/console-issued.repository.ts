import { sql as fragment } from 'kysely'
import type { Sql } from '../../../../platform/db/sql.ts'
import type { Scope } from '../../../school/organisation/scope.service.ts'

/** Somebody of the school by their number, as far as a word reaches. */
export const findByNumber = (sql: Sql, { schoolId, number, scope }: { schoolId: string; number: string; scope: Scope }) => {
  const named = sql.selectFrom('person').where('school_id', '=', schoolId).where('number', '=', number).select('id')
  if (scope === 'school') return named.executeTakeFirst()
  return scope.length === 0 ? undefined : named.where('org_unit_id', 'in', scope).executeTakeFirst()
}

/** Names the document that is to take the place of another; not where one is on its way already. */
export const nameReplacement = (sql: Sql, id: string, replacedBy: string) =>
  sql
    .updateTable('issued_document')
    .set({ replaced_by: replacedBy })
    .where('id', '=', id)
    .where('state', '=', 'issued')
    .where((row) =>
      row.or([
        row('replaced_by', 'is', null),
        row.exists(
          row
            .selectFrom('issued_document as earlier')
            .whereRef('earlier.id', '=', 'issued_document.replaced_by')
            .where('earlier.state', '=', 'failed')
            .select(fragment<number>`1`.as('one')),
        ),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
