import { type Mark, type RollCall, type RollPerson, spotCheck } from '@campus/contract/attendance/roll-calls.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../console/fields/reason-dialog.tsx'
import { CardScan } from './card-scan.tsx'
import { RollPersonRow } from './roll-person.tsx'
import { useMarking } from './use-marking.ts'
import { rollWords } from './words.ts'

interface Change {
  readonly person: RollPerson
  readonly state: Mark['state']
}

/** Draws names to be called aloud. */
function SpotCheck({
  roll,
  drawn,
  onDrawn,
}: {
  readonly roll: RollCall
  readonly drawn: readonly string[]
  readonly onDrawn: (ids: readonly string[]) => void
}) {
  const words = useWords(rollWords)
  const sayList = useSayList()
  const { act, isActing } = useAction(spotCheck)
  const check = async () => {
    const { personIds } = await act({ lessonId: roll.lesson.id, count: 3 })
    if (personIds.length === 0) toast(words.noneToCheck)
    onDrawn(personIds)
  }
  const names = roll.people.filter(({ id }) => drawn.includes(id)).map(({ name }) => name)
  return (
    <>
      <Button loading={isActing} onClick={() => void check().catch(() => undefined)}>
        {words.spotCheck}
      </Button>
      {names.length > 0 && <p role="status">{words.drawn(sayList(names))}</p>}
    </>
  )
}

const contains = ({ name, number }: RollPerson, wanted: string) =>
  [name, number].some((text) => text.toLowerCase().includes(wanted.toLowerCase()))

/** Who is doubtful or not known yet comes first, because something is to be done about them. */
const ranked = (people: readonly RollPerson[], drawn: readonly string[]) => {
  const rank = ({ id, isDoubtful }: RollPerson) => (drawn.includes(id) ? 0 : isDoubtful ? 1 : 2)
  return people.toSorted((one, two) => rank(one) - rank(two))
}

export function RollList({ roll }: { readonly roll: RollCall }) {
  const words = useWords(rollWords)
  const say = useSay()
  const { mark, show, waiting } = useMarking(roll.lesson.id)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const [searched, setSearched] = useState('')
  const [changing, setChanging] = useState<Change>()
  const [last, setLast] = useState<Change>()
  const doubtful = roll.people.filter(({ isDoubtful }) => isDoubtful)
  const isClosed = roll.state === 'closed'

  const choose = (person: RollPerson, state: Mark['state']) => {
    if (isClosed && state !== 'confirm') {
      if (state !== null) setChanging({ person, state })
      return
    }
    setLast(state === 'confirm' || state === null ? undefined : { person, state })
    void mark([{ personId: person.id, state }])
  }
  if (roll.people.length === 0) return <Empty t={words.nobody} />
  return (
    <section className="page-card" aria-label={words.list}>
      {roll.mayMark && (
        <div className="page-buttons">
          {doubtful.length > 0 && (
            <Button color="primary" onClick={() => void mark(doubtful.map(({ id }) => ({ personId: id, state: 'confirm' })))}>
              {words.confirmAll(doubtful.length)}
            </Button>
          )}
          {roll.state === 'open' && <CardScan lessonId={roll.lesson.id} onMarked={(person) => show([person])} />}
          <SpotCheck roll={roll} drawn={drawn} onDrawn={setDrawn} />
        </div>
      )}
      {waiting > 0 && <p role="status">{words.waiting(waiting)}</p>}
      {last && (
        <p role="status" className="attendance-day">
          {words.marked(last.person.name, last.state && last.state !== 'confirm' ? say(attendanceStateNames[last.state]) : '')}
          <Button
            size="small"
            onClick={() => {
              setLast(undefined)
              void mark([{ personId: last.person.id, state: null }])
            }}
          >
            {words.undo}
          </Button>
        </p>
      )}
      <SearchBox label={words.search} value={searched} onChange={setSearched} />
      <ul className="roll">
        {ranked(roll.people, drawn)
          .filter((person) => contains(person, searched.trim()))
          .map((person) => (
            <RollPersonRow
              key={person.id}
              timeZone={roll.lesson.timeZone}
              person={person}
              mayMark={roll.mayMark}
              isDrawn={drawn.includes(person.id)}
              onMark={(state) => choose(person, state)}
            />
          ))}
      </ul>
      {changing && (
        <ReasonDialog
          title={words.reason}
          text={words.reasonText}
          action={words.save}
          onGive={(reason) => mark([{ personId: changing.person.id, state: changing.state }], reason)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  )
}
