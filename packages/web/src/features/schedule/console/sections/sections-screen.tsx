import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleSections, type SectionRow } from '@campus/contract/schedule/console/sections.ts'
import { scheduleTerms, type Term } from '@campus/contract/schedule/terms.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useMayExport } from '../../exports/use-may-export.ts'
import { termsWords } from '../terms/words.ts'
import { SectionDialog } from './section-dialog.tsx'
import { sectionsWords } from './words.ts'

const useColumns = (): Columns<SectionRow> => {
  const words = useWords(sectionsWords)
  const sayList = useSayList()
  return [
    { title: words.course, cell: ({ course }) => course.name, sortKey: 'course' },
    { title: words.code, cell: ({ code }) => code, sortKey: 'code' },
    { title: words.teachers, cell: ({ teachers }) => sayList(teachers.map(({ name }) => name)) },
    { title: words.unit, cell: ({ unit }) => unit.name },
    { title: words.students, cell: ({ students, capacity }) => `${students} / ${capacity}`, isNumber: true, sortKey: 'students' },
    { title: words.lessons, cell: ({ lessons }) => lessons, isNumber: true, sortKey: 'lessons' },
  ]
}

function SectionList({ terms, term }: { readonly terms: readonly Term[]; readonly term: Term }) {
  const words = useWords(sectionsWords)
  const { termName } = useWords(termsWords)
  const addressed = useAddressed(consolePaths.scheduleSections)
  const { place, searched, move } = addressed
  const { sort, sorted } = sortedBy(addressed, consoleSections.query.shape.sort)
  const read = usePage(consoleSections, { termId: term.id, ...place, ...searched, ...sort })
  return (
    <>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="termId"
          label={words.term}
          all={words.currentTerm}
          options={terms.map(({ id, academicYear, semester }) => ({ value: id, label: termName(academicYear, semester) }))}
        />
      </Filters>
      <PagedTable
        label={words.lead}
        columns={useColumns()}
        sorted={sorted}
        read={read}
        place={place}
        onMove={move}
        keyOfRow={({ id }) => id}
        renderName={({ id }, content) => (
          <PathLink to={consolePaths.scheduleSection} query={{ id }}>
            {content}
          </PathLink>
        )}
        empty={<Empty t={searched.words ? words.noneLikeThat : words.none} />}
      />
    </>
  )
}

export default function SectionsScreen() {
  const words = useWords(sectionsWords)
  const { query, searched } = useAddressed(consolePaths.scheduleSections)
  const [isAdding, setIsAdding] = useState(false)
  const isManaging = useMayExport()
  const read = useRead(scheduleTerms, {})
  const terms = read.data?.terms ?? []
  const term = terms.find(({ id }) => id === query.termId) ?? terms.find(({ isCurrent }) => isCurrent) ?? terms[0]
  const mayAdd = term && !term.isClosed && isManaging
  const actions = (
    <>
      {term && <ExportButton source="sections" filter={{ termId: term.id, ...searched }} />}
      {mayAdd && (
        <Button color="primary" onClick={() => setIsAdding(true)}>
          <AddOutline aria-hidden /> {words.add}
        </Button>
      )}
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.scheduleSections} lead={words.lead} actions={actions}>
      <QueryView read={read} empty={<Empty t={words.noTerm} />} isEmpty={({ terms }) => terms.length === 0}>
        {() => term && <SectionList terms={terms} term={term} />}
      </QueryView>
      {isAdding && term && <SectionDialog termId={term.id} section={undefined} onClose={() => setIsAdding(false)} />}
    </ConsoleFrame>
  )
}
