import { sql as fragment } from 'kysely'

/**
 * Whether a `student_record` counts, beside its `source`. What the old system knew of a course of study does not,
 * once a system of today has a record of the same level for the same person.
 */
export const isCurrent = fragment<boolean>`(not source.is_old or not exists (
  select from student_record as today join academic_source as today_source on today_source.id = today.source_id
   where today.person_id = student_record.person_id and today.education_level = student_record.education_level and not today_source.is_old))`
