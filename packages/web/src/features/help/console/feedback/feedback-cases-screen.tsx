import type { OutputOf } from '@campus/contract/call.ts'
import { feedbackCases, feedbackCategories, feedbackCategoryNames } from '@campus/contract/help/feedback.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import { open } from '../../../../navigation/navigator.ts'
import { CaseDetail } from './case-detail.tsx'
import { CaseState, caseStates } from './case-state.tsx'
import { caseWords } from './words.ts'

type Row = OutputOf<typeof feedbackCases>['rows'][number]

function CaseLine({ row: { title, state, author, category, excerpt, createdAt } }: { readonly row: Row }) {
  const say = useSay()
  return (
    <>
      <span className="choosable-head">
        {title}
        <CaseState state={state} />
      </span>
      <small>{excerpt}</small>
      <small>
        {author.name} · {say(feedbackCategoryNames[category])} · <Time at={createdAt} />
      </small>
    </>
  )
}

export default function FeedbackCasesScreen() {
  const words = useWords(caseWords)
  const say = useSay()
  const isWide = useWide()
  const addressed = useAddressed(consolePaths.feedbackCases)
  const { query, place, searched } = addressed
  const state = caseStates.find((state) => state === query.state)
  const category = feedbackCategories.find((category) => category === query.category)
  const filter = { ...searched, ...(state && { state }), ...(category && { category }), ...daysIn(query) }
  const page = usePage(feedbackCases, { ...place, ...filter })
  const choose = (id: string) => (isWide ? addressed.choose(id) : void open(consolePaths.feedbackCase, { id }))
  return (
    <ListScreen
      screen={consolePaths.feedbackCases}
      lead={words.lead}
      actions={<ExportButton source="feedback" filter={filter} />}
      addressed={{ ...addressed, choose }}
      filters={
        <Filters>
          <SearchFilter of={addressed} label={words.search} />
          <StateFilter of={addressed} states={caseStates} t={(state) => words[state]} />
          <SelectFilter
            of={addressed}
            name="category"
            label={words.category}
            all={words.allCategories}
            options={feedbackCategories.map((value) => ({ value, label: say(feedbackCategoryNames[value]) }))}
          />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ state }) => state === 'open'}
      detail={query.id ? <CaseDetail key={query.id} id={query.id} /> : null}
    >
      {(row) => <CaseLine row={row} />}
    </ListScreen>
  )
}
