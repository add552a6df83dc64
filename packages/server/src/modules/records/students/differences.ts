import { sql as fragment } from 'kysely'
import { type RecordColumn, recordColumns } from '../fields/field-columns.ts'

const compared = recordColumns.filter((column) => column !== 'class_id' && column !== 'education_level')

/** A class may be a unit here and only a name there: what counts is what it is called. */
const classOf = (record: 'student_record' | 'old') =>
  fragment`coalesce((select name from org_unit where id = ${fragment.ref(`${record}.class_id`)}), ${fragment.ref(`${record}.class_name`)})`

const unlessEqual = (column: RecordColumn) =>
  fragment`case when ${fragment.ref(`student_record.${column}`)} is distinct from ${fragment.ref(`old.${column}`)} then ${fragment.lit(column)} end`

/** The columns in which the old system says something else than a `student_record` of today; null where it knows nothing of it. */
export const differingColumns = fragment<RecordColumn[] | null>`(
  select array_remove(array[${fragment.join([...compared.map(unlessEqual), fragment`case when ${classOf('student_record')} <> ${classOf('old')} then 'class_id' end`])}], null)
    from student_record as old join academic_source as old_source on old_source.id = old.source_id
   where old_source.is_old and not source.is_old and old.person_id = student_record.person_id
     and old.education_level = student_record.education_level
   order by old.enrolled_on desc, old.id desc limit 1)`
