import { sql as fragment } from 'kysely'
import { countedRows, type Source } from '../../statistics/sources.extension.ts'
import { subjectsOf } from '../../statistics/subject-names.service.ts'

/** Files of the library that were printed. */
export const librarySource: Source = {
  name: ['资料库打印', 'Library prints', '資料庫列印'],
  events: fragment`
    select print_task.school_id, print_task.printed_at as at, person.org_unit_id as unit_id, print_task.person_id,
           print_file.library_file_id::text as subject, 'printed' as outcome, 1 as count, print_task.copies as amount, '' as network
      from print_task
      join print_file on print_file.id = print_task.file_id and print_file.library_file_id is not null
      join person on person.id = print_task.person_id
     where print_task.printed_at is not null`,
  outcomes: { printed: ['已打印', 'Printed', '已列印'] },
  subjects: subjectsOf('library_file'),
  amount: 'copies',
  isAboutPeople: true,
  rows: countedRows('library', ['manager', 'admin', 'auditor']),
  keptDays: () => null,
}
