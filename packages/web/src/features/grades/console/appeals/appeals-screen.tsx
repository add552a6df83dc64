import { Id } from '@campus/contract/fields.ts'
import { consoleGradeAppeals } from '@campus/contract/grades/console.ts'
import { appealStateNames, appealStates } from '@campus/contract/grades/grades.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { appealReviewWords } from '../words.ts'
import { AppealDetailView, appealTones } from './appeal-detail.tsx'

export default function AppealsScreen() {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.gradeAppeals)
  const { query, place, searched } = addressed
  const state = appealStates.find((state) => state === query.state)
  const filter = { ...searched, ...(state && { state }), ...daysIn(query) }
  const read = usePage(consoleGradeAppeals, { ...place, ...filter })
  const id = Id.safeParse(query.id).data
  return (
    <ListScreen
      screen={consolePaths.gradeAppeals}
      lead={words.lead}
      actions={<ExportButton source="grade_appeals" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={appealStates} t={(state) => say(appealStateNames[state])} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={read}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ state }) => state === 'open'}
      detail={id ? <AppealDetailView key={id} id={id} /> : null}
    >
      {(row) => (
        <>
          <span className="choosable-head">
            {row.person.name}
            <StateMark tone={appealTones[row.state]} t={say(appealStateNames[row.state])} />
          </span>
          <small>
            {nameIn(row.course, language)} · {row.sectionCode}
          </small>
          <small>
            {row.person.number} · <Time at={row.createdAt} />
          </small>
        </>
      )}
    </ListScreen>
  )
}
