import { Id } from '@campus/contract/fields.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { studentList } from '@campus/contract/records/students.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { Filters } from '../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import { PlaceFilters } from '../../../domain/student/place-filters.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open, refine } from '../../../navigation/navigator.ts'
import { studentFilterIn } from '../students/student-filter.ts'
import { StudentRow } from '../students/student-row.tsx'
import { studentsWords } from '../words.ts'
import { Comparison } from './comparison.tsx'

/** Students whom the old system knew as well, with the two records of the chosen one side by side. */
export default function OldScreen() {
  const words = useWords(studentsWords)
  const isWide = useWide()
  const addressed = useAddressed(recordsPaths.old)
  const { query, place } = addressed
  const filter = { ...studentFilterIn(query), old: query.old === 'different' ? ('different' as const) : ('kept' as const) }
  const read = usePage(studentList, { ...place, ...filter })
  const id = Id.safeParse(query.id).data
  const recordId = Id.safeParse(query.recordId).data
  const choose = (rowId: string) => {
    const row = read.data?.rows.find((one) => one.id === rowId)
    if (row) void (isWide ? refine : open)(recordsPaths.old, { ...query, id: row.personId, recordId: row.id })
  }
  return (
    <ListScreen
      screen={recordsPaths.old}
      lead={words.oldLead}
      addressed={{ ...addressed, query: { ...query, ...(recordId && { id: recordId }) }, choose }}
      filters={
        <>
          <Filters>
            <SearchFilter of={addressed} label={words.search} />
            <PlaceFilters value={filter} onChange={(part) => addressed.filter({ ...part, recordId: undefined })} />
          </Filters>
          <Choice
            label={words.shown}
            look="tabs"
            options={[
              ['kept', words.oldKept],
              ['different', words.oldDifferent],
            ]}
            value={filter.old}
            onChoose={(old) => addressed.filter({ old, recordId: undefined })}
          />
        </>
      }
      read={read}
      empty={<Empty t={words.noneOld} />}
      hint={words.chooseOld}
      detail={id ? <Comparison key={recordId ?? id} id={id} recordId={recordId} /> : null}
    >
      {(row) => <StudentRow student={row} compares />}
    </ListScreen>
  )
}
