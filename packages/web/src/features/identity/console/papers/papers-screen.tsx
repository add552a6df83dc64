import type { OutputOf } from '@campus/contract/call.ts'
import { papersToReview } from '@campus/contract/identity/console/papers.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import { PictureStrip } from '../../../../files/picture/picture-strip.tsx'
import '../../../../console/look/console-look.css'
import { ManagerGate, needsManagerCheck } from '../../library/manager-gate.tsx'
import { CompareRows } from '../../paper/compare-rows.tsx'
import { paperWords } from '../../paper/words.ts'
import { PaperVerdict } from './paper-verdict.tsx'
import { paperReviewWords } from './words.ts'

type Paper = OutputOf<typeof papersToReview>['rows'][number]

/** Without one of them those that wait are shown. */
const decided = ['checked', 'refused'] as const
const tones = { reviewing: 'waiting', checked: 'good', refused: 'bad', draft: 'over', expired: 'over' } as const

function PaperDetail({ paper }: { readonly paper: Paper }) {
  const words = useWords(paperReviewWords)
  const names = useWords(paperWords)
  const { id, kind, state, person, sides, reason, createdAt, decidedAt, rows, portrait, mayDecide } = paper
  return (
    <article className="console-card">
      <header>
        <h2>{names[kind]}</h2>
        <StateMark tone={tones[state]} t={names[state]} />
      </header>
      <Facts
        facts={[
          [words.person, <PersonLink key="person" id={person.id} name={person.name} number={person.number} />],
          [words.unit, person.unit],
          [words.at, <Moment key="at" at={createdAt} />],
          [words.pictures, sides.length > 0 ? <PictureStrip key="pictures" addresses={sides.map(({ url }) => url)} /> : words.picturesGone],
          ...(decidedAt ? ([[words.decidedAt, <Moment key="decided" at={decidedAt} />]] as const) : []),
          ...(reason ? ([[words.reason, reason]] as const) : []),
        ]}
      />
      {rows.length > 0 && <CompareRows rows={rows} portrait={portrait} />}
      {mayDecide && <PaperVerdict key={id} id={id} name={person.name} />}
      {state === 'reviewing' && !mayDecide && <p className="page-note">{words.mayNot}</p>}
    </article>
  )
}

/** Papers that somebody has to look at. */
export default function PapersScreen() {
  const words = useWords(paperReviewWords)
  const names = useWords(paperWords)
  const addressed = useAddressed(consolePaths.papers)
  const { query, place, searched } = addressed
  const state = decided.find((state) => state === query.state)
  const filter = { ...(state && { state }), ...searched, ...daysIn(query) }
  const page = usePage(papersToReview, { ...place, ...filter }, { asksForProof: false })
  const shown = page.data?.rows.find(({ id }) => id === query.id)
  if (page.data === undefined && needsManagerCheck(page.error))
    return (
      <ConsoleFrame screen={consolePaths.papers} lead={words.lead}>
        <ManagerGate refusal={page.error} onProved={page.refetch} />
      </ConsoleFrame>
    )
  return (
    <ListScreen
      screen={consolePaths.papers}
      lead={words.lead}
      actions={<ExportButton source="identity_papers" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <SelectFilter
            of={addressed}
            name="state"
            label={words.state}
            all={names.reviewing}
            options={decided.map((value) => ({ value, label: names[value] }))}
          />
          <SearchFilter of={addressed} label={words.search} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={Object.keys(filter).length > 0 ? words.none : words.noneYet} />}
      hint={query.id && page.data ? words.gone : words.choose}
      waits={({ mayDecide }) => mayDecide}
      hasVerdictKeys
      detail={shown ? <PaperDetail key={shown.id} paper={shown} /> : null}
    >
      {({ person, kind, state: stands, createdAt }) => (
        <>
          <span className="choosable-head">
            {person.name}
            <StateMark tone={tones[stands]} t={names[stands]} />
          </span>
          <small>
            {names[kind]} · {person.number}
          </small>
          <small>
            <Time at={createdAt} />
          </small>
        </>
      )}
    </ListScreen>
  )
}
