import { recordsPaths } from '@campus/contract/paths/records.ts'
import {
  changeStateNames,
  decideRecordChange,
  type RecordChange,
  recordChanges,
  withdrawRecordChange,
} from '@campus/contract/records/changes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { ChangedFields } from '../../student/changed-fields.tsx'
import { changesWords } from '../../words.ts'

const changeTones = { pending: 'waiting', applied: 'good', approved: 'good', refused: 'bad', withdrawn: 'over' } as const

interface Shown {
  readonly change: RecordChange
}

const changes = [recordChanges]
const Noted = z.object({ notes: decideRecordChange.body.shape.notes })

function Decision({ change: { id, person } }: Shown) {
  const words = useWords(changesWords)
  const form = useForm(Noted, { notes: '' }, { keep: `record-change-${id}` })
  const { act, isActing } = useAction(decideRecordChange, { changes })
  const decide = async (verdict: 'approved' | 'refused', notes: string) => {
    await act({ id, verdict, notes })
    form.forgetDraft()
    toast(words.decided, 'success')
  }
  const confirm = async ({ notes }: z.output<typeof Noted>) => {
    const question = { title: words.approveTitle(person.name), text: words.approveText, confirm: words.approve }
    if (await ask(question)) await decide('approved', notes)
  }
  const refuse = form.handleSubmit(({ notes }) => decide('refused', notes).catch(() => undefined))
  return (
    <Form form={form} label={words.decision} onSubmit={confirm}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
      <div className="console-buttons console-buttons-end">
        <Button aria-keyshortcuts="R" loading={isActing} onClick={() => void refuse()}>
          {words.refuse}
        </Button>
        <Button type="submit" aria-keyshortcuts="A" color="primary" inactive={isActing}>
          {words.approve}
        </Button>
      </div>
    </Form>
  )
}

function Withdrawal({ change: { id } }: Shown) {
  const words = useWords(changesWords)
  const { act, isActing } = useAction(withdrawRecordChange, { changes })
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle, confirm: words.withdraw }))) return
    await act({ id })
    toast(words.withdrawn, 'success')
  }
  return (
    <>
      <p className="console-note">{words.own}</p>
      <div className="console-buttons">
        <Button loading={isActing} onClick={() => void withdraw().catch(() => undefined)}>
          {words.withdraw}
        </Button>
      </div>
    </>
  )
}

export function ChangeDetail({ change }: Shown) {
  const words = useWords(changesWords)
  const say = useSay()
  const { person, recordId, state, reason, askedBy, createdAt, decidedBy, decidedAt, notes, mayDecide, mayWithdraw } = change
  return (
    <article className="console-card">
      <header>
        <h2>{person.name}</h2>
        <StateMark tone={changeTones[state]} t={say(changeStateNames[state])} />
      </header>
      <ChangedFields changes={change.changes} />
      <Facts
        facts={[
          [
            words.student,
            <PathLink key="student" to={recordsPaths.student} query={{ id: person.id, recordId }}>
              {person.name} · {person.number}
            </PathLink>,
          ],
          [words.reason, reason],
          [words.askedBy, askedBy],
          [words.askedAt, <Moment key="asked" at={createdAt} />],
          ...(decidedAt
            ? [
                [words.decidedBy, decidedBy] as const,
                [words.decidedAt, <Moment key="decided" at={decidedAt} />] as const,
                [words.notes, notes] as const,
              ]
            : []),
        ]}
      />
      {mayDecide && <Decision key={change.id} change={change} />}
      {mayWithdraw && <Withdrawal change={change} />}
    </article>
  )
}
