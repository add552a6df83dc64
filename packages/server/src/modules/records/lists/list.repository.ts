import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

export const listGrades = async (sql: Sql, schoolId: string, scope: Scope) => {
  const among = sql.selectFrom('student_record').where('student_record.school_id', '=', schoolId)
  const reached =
    scope === 'school'
      ? among
      : among
          .innerJoin('person', 'person.id', 'student_record.person_id')
          .where(fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`)
  return (await reached.select('student_record.grade').distinct().orderBy('student_record.grade', 'desc').execute()).map(
    ({ grade }) => grade,
  )
}

interface Wanted {
  readonly schoolId: string
  readonly scope: Scope
  readonly kind: Column<'org_unit', 'kind'>
  readonly collegeId?: string | undefined
  readonly majorId?: string | undefined
}

/** Units of a kind that a scope holds, or in which it lies. */
export const listUnits = (sql: Sql, { schoolId, scope, kind, collegeId, majorId }: Wanted) => {
  let among = sql.selectFrom('org_unit').where('org_unit.school_id', '=', schoolId).where('org_unit.kind', '=', kind)
  if (scope !== 'school')
    among = among.where(
      fragment<boolean>`org_unit.id in (
        with recursive reached as (
          select id, parent_id from org_unit where id = any(${scope}::uuid[])
          union select above.id, above.parent_id from org_unit as above join reached on reached.parent_id = above.id)
        select id from reached)`,
    )
  if (majorId !== undefined) among = among.where('org_unit.parent_id', '=', majorId)
  else if (collegeId !== undefined)
    among = among.where(
      fragment<boolean>`(org_unit.parent_id = ${collegeId} or org_unit.parent_id in (select id from org_unit where parent_id = ${collegeId}))`,
    )
  return among.select(['id', 'name', 'name_en', 'name_tw']).orderBy('position').orderBy('code').execute()
}
