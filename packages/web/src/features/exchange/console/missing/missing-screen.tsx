import type { OutputOf } from '@campus/contract/call.ts'
import { missingScores } from '@campus/contract/exchange/missing.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/import/import.css'
import { missingWords } from './words.ts'

type Student = OutputOf<typeof missingScores>['rows'][number]

const useColumns = (): Columns<Student> => {
  const words = useWords(missingWords)
  const language = useLanguage()
  return [
    { title: words.name, cell: ({ name }) => name },
    { title: words.number, cell: ({ number }) => <span className="console-figures">{number}</span> },
    { title: words.unit, cell: ({ className }) => className },
    { title: words.count, cell: ({ courses }) => courses.length, isNumber: true },
    {
      title: words.courses,
      cell: ({ courses }) => (
        <ul className="import-problems">
          {courses.map((course) => (
            <li key={course.section}>{words.course(nameIn(course, language), course.academicYear, course.semester)}</li>
          ))}
        </ul>
      ),
    },
  ]
}

/** Who would apply for a transcript that lacks a course, by class. */
export default function MissingScreen() {
  const words = useWords(missingWords)
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.exchangeMissing)
  const { query, place, searched, move } = addressed
  const filter = {
    ...searched,
    ...(query.unitId && { unitId: query.unitId }),
    ...(query.academicYear && { academicYear: query.academicYear }),
  }
  const read = usePage(missingScores, { ...place, ...filter })
  return (
    <ConsoleFrame
      screen={consolePaths.exchangeMissing}
      lead={words.lead}
      actions={
        <>
          <ExportButton source="missing_scores" table={words.lead} filter={filter} />
          <PathLink to={consolePaths.exchangeImports}>{words.bring}</PathLink>
        </>
      }
    >
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="academicYear"
          label={words.year}
          all={words.newest}
          options={(read.data?.years ?? []).map((year) => ({ value: year, label: year }))}
        />
        <SelectFilter
          of={addressed}
          name="unitId"
          label={words.unit}
          all={words.allUnits}
          options={(read.data?.classes ?? []).map(({ id, students, ...unit }) => ({
            value: id,
            label: words.unitCount(nameIn(unit, language), students),
          }))}
        />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns()}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ personId }) => personId}
        empty={<Empty t={words.none} />}
      />
    </ConsoleFrame>
  )
}
