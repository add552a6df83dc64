import type { OutputOf } from '@campus/contract/call.ts'
import { feedbackCases, feedbackCategories, feedbackCategoryNames } from '@campus/contract/help/feedback.ts'
import { useWide } from '../../../chrome/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { usePage } from '../../../parts/table/use-page.ts'
import { Time } from '../../../parts/time/time.tsx'
import { consolePaths } from '../../../paths/console.ts'
import { useSay, useWords } from '../../../words/words.ts'
import '../filters/filters.css'
import { SearchFilter } from '../filters/search-filter.tsx'
import { SelectFilter } from '../filters/select-filter.tsx'
import { useAddressed } from '../filters/use-addressed.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListBeside } from '../look/list-beside.tsx'
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
  const { query, place, filter, move, choose } = useAddressed(consolePaths.feedbackCases)
  const state = caseStates.find((state) => state === query.state)
  const category = feedbackCategories.find((category) => category === query.category)
  const page = usePage(feedbackCases, {
    ...place,
    ...(state && { state }),
    ...(category && { category }),
    ...(query.words && { words: query.words.slice(0, 50) }),
  })
  const list = (
    <>
      <div className="filters">
        <SearchFilter label={words.search} value={query.words ?? ''} onSearch={(text) => filter({ words: text || undefined })} />
        <SelectFilter
          label={words.state}
          all={words.allStates}
          value={state ?? ''}
          options={caseStates.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => filter({ state: value || undefined })}
        />
        <SelectFilter
          label={words.category}
          all={words.allCategories}
          value={category ?? ''}
          options={feedbackCategories.map((value) => ({ value, label: say(feedbackCategoryNames[value]) }))}
          onChoose={(value) => filter({ category: value || undefined })}
        />
      </div>
      <ChoosableList
        label={words.lead}
        read={page}
        chosen={query.id}
        onChoose={(id) => (isWide ? choose(id) : void open(consolePaths.feedbackCase, { id }))}
        place={place}
        onMove={move}
        empty={<Empty says={words.none} />}
      >
        {(row) => <CaseLine row={row} />}
      </ChoosableList>
    </>
  )
  return (
    <ConsoleFrame screen="feedbackCases" lead={words.lead}>
      <ListBeside list={list} hint={words.choose} detail={query.id ? <CaseDetail key={query.id} id={query.id} /> : null} />
    </ConsoleFrame>
  )
}
