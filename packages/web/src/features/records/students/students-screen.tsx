import { standings } from '@campus/contract/academics/records.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { standingNames } from '@campus/contract/records/student-fields.ts'
import { studentList } from '@campus/contract/records/students.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import '../../../console/look/console-look.css'
import { PlaceFilters } from '../../../domain/student/place-filters.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { StudentDetail } from '../student/student-detail.tsx'
import { studentsWords } from '../words.ts'
import { useStudentColumns } from './student-columns.tsx'
import { studentFilterIn } from './student-filter.ts'
import { StudentRow } from './student-row.tsx'

/** The students of a scope, with the chosen one beside; on a phone it opens by itself. */
export default function StudentsScreen() {
  const words = useWords(studentsWords)
  const say = useSay()
  const isWide = useWide()
  const addressed = useAddressed(recordsPaths.students)
  const { query, place } = addressed
  const filter = studentFilterIn(query)
  const { sort, sorted } = sortedBy(addressed, studentList.body.shape.sort)
  const read = usePage(studentList, { ...place, ...filter, ...sort })
  const columns = useStudentColumns()
  const counts = read.data?.counts
  const total = counts && counts.studying + counts.graduated + counts.left
  const shown = read.data?.rows.find(({ id }) => id === query.id)
  const counted = (name: string, count: number | undefined) => (count === undefined ? name : words.counted(name, count))
  const openOne = (id: string) => {
    const student = read.data?.rows.find((row) => row.id === id)
    if (student) void open(recordsPaths.student, { id: student.personId, recordId: id })
  }
  return (
    <ListScreen
      screen={recordsPaths.students}
      lead={words.lead}
      actions={<ExportButton source="students" filter={{ ...filter }} />}
      addressed={isWide ? addressed : { ...addressed, choose: openOne }}
      filters={
        <>
          <Filters>
            <SearchFilter of={addressed} label={words.search} />
            <PlaceFilters value={filter} onChange={(part) => addressed.filter({ ...part })} />
          </Filters>
          <Choice
            label={words.status}
            look="tabs"
            options={[
              ['', counted(words.all, total)],
              ...standings.map((one) => [one, counted(say(standingNames[one]), counts?.[one])] as const),
            ]}
            value={filter.status ?? ''}
            onChoose={(status) => addressed.filter({ status: status || undefined })}
          />
        </>
      }
      read={read}
      empty={<Empty t={Object.keys(filter).length > 0 ? words.none : words.noneYet} />}
      table={{ columns, sorted }}
      foot={(read.data?.withoutRecord ?? 0) > 0 && <p className="console-note">{words.withoutRecord(read.data?.withoutRecord ?? 0)}</p>}
      detail={isWide && shown ? <StudentDetail key={shown.id} id={shown.personId} recordId={shown.id} /> : null}
    >
      {(row) => <StudentRow student={row} />}
    </ListScreen>
  )
}
