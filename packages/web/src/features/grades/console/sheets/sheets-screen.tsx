import { Id } from '@campus/contract/fields.ts'
import { consoleGradeSheets, publishGradeSheets } from '@campus/contract/grades/console.ts'
import { type SheetRow, sheetStateNames, sheetStates } from '@campus/contract/grades/sheets.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { scoreWords } from '../../../../domain/score/words.ts'
import { useMay } from '../../../../navigation/use-access.ts'
import { sheetWords } from '../../sheet/words.ts'
import { sheetTones } from '../../sheet-look.ts'
import { sheetReviewWords } from '../words.ts'
import { SheetDetail } from './sheet-detail.tsx'
import { usePublish } from './use-publish.ts'

export default function SheetsScreen() {
  const words = useWords(sheetReviewWords)
  const sayList = useSayList()
  const sheets = useWords(sheetWords)
  const { term } = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.gradeSheets)
  const { query, place, searched } = addressed
  const mayPublish = useMay(publishGradeSheets)
  const [selected, setSelected] = useState<readonly string[]>([])
  const state = sheetStates.find((state) => state === query.state)
  const termId = Id.safeParse(query.termId).data
  const filter = { ...searched, ...(state && { state }), ...(termId && { termId }) }
  const read = usePage(consoleGradeSheets, { ...place, ...filter })
  const publish = usePublish(() => setSelected([]))
  const id = Id.safeParse(query.id).data
  const toggle = (sectionId: string) =>
    setSelected((all) => (all.includes(sectionId) ? all.filter((one) => one !== sectionId) : [...all, sectionId]))
  const markOf = (row: SheetRow) =>
    mayPublish && row.state === 'passed' ? (
      <input
        type="checkbox"
        aria-label={words.select(`${nameIn(row.course, language)} ${row.sectionCode}`)}
        checked={selected.includes(row.sectionId)}
        onChange={() => toggle(row.sectionId)}
      />
    ) : null
  const page = read.data && { ...read.data, rows: read.data.rows.map((row) => ({ ...row, id: row.sectionId })) }
  return (
    <ListScreen
      screen={consolePaths.gradeSheets}
      lead={words.lead}
      addressed={addressed}
      actions={
        <>
          <ExportButton source="grade_sheets" filter={filter} />
          {mayPublish && (
            <Button color="primary" disabled={selected.length === 0} onClick={() => void publish(selected)}>
              {words.publish(selected.length)}
            </Button>
          )}
        </>
      }
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={sheetStates} t={(state) => say(sheetStateNames[state])} />
          <SelectFilter
            of={addressed}
            name="termId"
            label={words.term}
            all={words.allTerms}
            options={(read.data?.terms ?? []).map(({ id, academicYear, semester }) => ({ value: id, label: term(academicYear, semester) }))}
          />
        </Filters>
      }
      read={{ ...read, data: page }}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ state }) => state === 'submitted'}
      detail={id ? <SheetDetail key={id} id={id} /> : null}
      mark={markOf}
    >
      {(row) => (
        <>
          <span className="choosable-head">
            {nameIn(row.course, language)}
            <StateMark tone={sheetTones[row.state]} t={say(sheetStateNames[row.state])} />
          </span>
          <small>
            {row.sectionCode} · {sayList(row.teachers)}
          </small>
          <small>
            {term(row.academicYear, row.semester)} · {sheets.progress(row.complete, row.people)}
          </small>
        </>
      )}
    </ListScreen>
  )
}
