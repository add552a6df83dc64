import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { noteDifference, reconciliation, reconciliations } from '@campus/contract/payment/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import './payments.css'
import { reconciliationWords } from './reconciliation-words.ts'

type Difference = OutputOf<typeof reconciliation>['rows'][number]

const Noted = z.object({ note: noteDifference.body.shape.note })

function NoteForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const words = useWords(reconciliationWords)
  const form = useForm(Noted, { note: '' }, { keep: `console-difference-${id}` })
  const { act } = useAction(noteDifference, { changes: [reconciliation, reconciliations], quiet: true })
  return (
    <Form
      form={form}
      label={words.note}
      onSubmit={async ({ note }) => {
        await act({ id, note })
        toast(words.noted, 'success')
        onClose()
      }}
    >
      <TextAreaField form={form} name="note" label={words.noteText} hint={words.noteHint} max={300} rows={3} />
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  )
}

function DifferenceLine({ row: { id, kind, number, ourAmount, theirAmount, note, isSettled } }: { readonly row: Difference }) {
  const words = useWords(reconciliationWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const [isNoting, setIsNoting] = useState(false)
  const amountOf = (fen: number | null) => (fen === null ? words.nothing : yuan(fen))
  return (
    <li>
      <span className="difference-head">
        <strong>{words[kind]}</strong>
        <StateMark tone={isSettled ? 'good' : 'waiting'} t={isSettled ? words.settled : words.unsettled} />
      </span>
      <span className="console-figures">{words.amounts(amountOf(ourAmount), amountOf(theirAmount))}</span>
      <span className="console-note console-figures">
        {/* A refund has a number of its own, under which no payment is found. */}
        {kind === 'refund' ? (
          number
        ) : (
          <PathLink to={consolePaths.payments} query={{ words: number }}>
            {number}
          </PathLink>
        )}
      </span>
      {note && <p className="console-note">{note}</p>}
      {isAdmin && !isSettled && !isNoting && (
        <div className="console-buttons">
          <Button size="small" onClick={() => setIsNoting(true)}>
            {words.note}
          </Button>
        </div>
      )}
      {isNoting && <NoteForm id={id} onClose={() => setIsNoting(false)} />}
    </li>
  )
}

export function Differences({ rows }: { readonly rows: readonly Difference[] }) {
  return (
    <ul className="differences">
      {rows.map((row) => (
        <DifferenceLine key={row.id} row={row} />
      ))}
    </ul>
  )
}
