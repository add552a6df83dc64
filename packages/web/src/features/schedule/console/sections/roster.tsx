import type { OutputOf } from '@campus/contract/call.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { changeRoster, rosterKindNames, rosterKinds, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { timetableOf } from '@campus/contract/schedule/timetable.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { sectionsWords } from './words.ts'

type Row = OutputOf<typeof sectionRoster>['rows'][number]

const timetableReaders: ReadonlySet<string> = new Set(timetableOf.who)

const numbersIn = (text: string) => [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))]

function AddDialog({ sectionId, onClose }: { readonly sectionId: string; readonly onClose: () => void }) {
  const words = useWords(sectionsWords)
  const say = useSay()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Row['kind']>('regular')
  const [clashReason, setClashReason] = useState('')
  const { act, isActing, failure } = useAction(changeRoster, { changes: [sectionRoster], quiet: true })
  const { advice } = useFailure(failure)
  const numbers = numbersIn(text)
  const add = async () => {
    try {
      const { added } = await act({ id: sectionId, add: numbers.map((number) => ({ number, kind })), clashReason })
      toast(words.added(added), 'success')
      onClose()
    } catch {
      // It stands above the button.
    }
  }
  return (
    <ConsoleDialog title={words.addStudents} onClose={onClose}>
      <div className="form">
        <Field label={words.numbers} hint={words.numbersHint} error={undefined}>
          {(wiring) => (
            <textarea className="field-box field-area" rows={6} {...wiring} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <SelectBox
          label={words.kind}
          value={kind}
          options={rosterKinds.map((one) => ({ value: one, label: say(rosterKindNames[one]) }))}
          onChoose={(chosen) => setKind(rosterKinds.find((one) => one === chosen) ?? 'regular')}
        />
        <Field label={words.clashReason} hint={words.clashReasonHint} optional error={undefined}>
          {(wiring) => (
            <input
              className="field-box"
              maxLength={200}
              {...wiring}
              value={clashReason}
              onChange={({ target }) => setClashReason(target.value)}
            />
          )}
        </Field>
        {failure && (
          <p className="form-failure" role="alert">
            {advice}
          </p>
        )}
        <div className="console-buttons console-buttons-end">
          <Button color="primary" loading={isActing} disabled={numbers.length === 0} onClick={add}>
            {words.addCount(numbers.length)}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  )
}

interface Removing {
  readonly remove: (personId: string) => unknown
  readonly isActing: boolean
}

/** With a way to take somebody off the roster, for those who may. */
const useColumns = (removing: Removing | undefined): Columns<Row> => {
  const words = useWords(sectionsWords)
  const say = useSay()
  const mayRead = useSession('user')?.roles.some((role) => timetableReaders.has(role)) ?? false
  return [
    { title: words.name, cell: ({ name }) => name },
    { title: words.number, cell: ({ number }) => number },
    {
      title: words.unit,
      cell: ({ unitName, classId }) =>
        classId === null || !mayRead ? (
          unitName
        ) : (
          <PathLink to={schedulePaths.timetableOf} query={{ kind: 'class', id: classId }}>
            {unitName}
          </PathLink>
        ),
    },
    { title: words.kind, cell: ({ kind, clashReason }) => [say(rosterKindNames[kind]), clashReason].filter(Boolean).join(' · ') },
    { title: words.joined, cell: ({ joinedOn }) => joinedOn },
    {
      title: words.state,
      cell: ({ leftOn, personId }) => {
        if (leftOn !== null) return <StateMark tone="over" t={words.leftOn(leftOn)} />
        if (!removing) return <StateMark tone="good" t={words.inSection} />
        return (
          <Button size="small" disabled={removing.isActing} onClick={() => removing.remove(personId)}>
            {words.remove}
          </Button>
        )
      },
    },
  ]
}

interface RosterProps {
  readonly sectionId: string
  readonly rows: readonly Row[]
  readonly mayChange: boolean
}

/** Who takes part; those who left stay in the list with their last day. */
export function Roster({ sectionId, rows, mayChange }: RosterProps) {
  const words = useWords(sectionsWords)
  const [isAdding, setIsAdding] = useState(false)
  const { act, isActing } = useAction(changeRoster, { changes: [sectionRoster] })
  const remove = (personId: string) => act({ id: sectionId, remove: [personId] }).catch(() => {})
  const columns = useColumns(mayChange ? { remove, isActing } : undefined)
  return (
    <section className="console-card">
      <header>
        <h2>{words.roster}</h2>
        {mayChange && <Button onClick={() => setIsAdding(true)}>{words.addStudents}</Button>}
      </header>
      {rows.length === 0 ? (
        <Empty t={words.nobody} />
      ) : (
        <Table label={words.roster} columns={columns} rows={rows} keyOfRow={({ personId }) => personId} />
      )}
      {isAdding && <AddDialog sectionId={sectionId} onClose={() => setIsAdding(false)} />}
    </section>
  )
}
