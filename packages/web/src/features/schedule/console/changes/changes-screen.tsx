import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleChanges, type ReviewedChange } from '@campus/contract/schedule/console/changes.ts'
import { changeStateNames, changeStates } from '@campus/contract/schedule/lesson-change.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import '../../../../console/look/console-look.css'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { daysIn } from '../../../../console/filters/list-query.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { clockSpan } from '../../../../domain/lesson/school-clock.ts'
import { ChangeFacts, ChangeHead } from '../../changes/change-facts.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { changeReviewWords } from './words.ts'

const maxShown = 8

function Clashes({ clashes, timeZone }: Pick<ReviewedChange, 'clashes'> & { readonly timeZone: string }) {
  const words = useWords(changeReviewWords)
  if (clashes.length === 0) return null
  return (
    <section aria-label={words.clashes}>
      <h3>{words.clashes}</h3>
      <ul className="page-list">
        {clashes.slice(0, maxShown).map((clash) => (
          <li key={`${clash.kind} ${clash.name} ${clash.with} ${clash.startsAt}`}>
            {[words[clash.kind], clash.name, clash.with, clockSpan(clash, timeZone)].filter(Boolean).join(' · ')}
          </li>
        ))}
        {clashes.length > maxShown && <li>{words.more(clashes.length - maxShown)}</li>}
      </ul>
    </section>
  )
}

function ChangeDetail({ change, timeZone }: { readonly change: ReviewedChange; readonly timeZone: string }) {
  return (
    <article className="console-card">
      <h2>
        <ChangeHead change={change} />
      </h2>
      <ChangeFacts change={change} timeZone={timeZone} />
      <Clashes clashes={change.clashes} timeZone={timeZone} />
      {change.mayDecide && <DecideButtons change={change} />}
    </article>
  )
}

/** What teachers ask for, with what it would break. */
export default function ChangesScreen() {
  const words = useWords(changeReviewWords)
  const say = useSay()
  const addressed = useAddressed(consolePaths.scheduleChanges)
  const { query, place } = addressed
  const state = changeStates.find((state) => state === query.state)
  const filter = { ...(state && { state }), ...daysIn(query) }
  const page = usePage(consoleChanges, { ...place, ...filter })
  const { data: terms } = useRead(scheduleTerms, {})
  const chosen = page.data?.rows.find(({ id }) => id === query.id)
  return (
    <ListScreen
      screen={consolePaths.scheduleChanges}
      lead={words.lead}
      actions={<ExportButton source="lesson_changes" filter={filter} />}
      addressed={addressed}
      filters={
        <Filters>
          <StateFilter of={addressed} states={changeStates} t={(state) => say(changeStateNames[state])} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={words.none} />}
      hint={words.choose}
      waits={({ mayDecide }) => mayDecide}
      hasVerdictKeys
      detail={chosen && terms ? <ChangeDetail key={chosen.id} change={chosen} timeZone={terms.timeZone} /> : null}
    >
      {(row) => (
        <>
          <span className="choosable-head">
            <ChangeHead change={row} />
          </span>
          <small>
            {row.asker.name} · <Time at={row.askedAt} />
          </small>
        </>
      )}
    </ListScreen>
  )
}
