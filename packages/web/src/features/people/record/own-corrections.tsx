import type { OutputOf } from '@campus/contract/call.ts'
import { ownCorrections, withdrawCorrection } from '@campus/contract/people/corrections.ts'
import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { recordWords } from './words.ts'

type Correction = OutputOf<typeof ownCorrections>[number]

const tones = { pending: 'waiting', approved: 'good', refused: 'bad', withdrawn: 'over' } as const

interface CorrectionRowProps {
  readonly correction: Correction
  readonly isPointedAt: boolean
  readonly onWithdraw: () => void
  readonly isBusy: boolean
}

function CorrectionRow({ correction, isPointedAt, onWithdraw, isBusy }: CorrectionRowProps) {
  const words = useWords(recordWords)
  const { field, about, value, reason, state, notes, createdAt } = correction
  return (
    <article className="record-correction" data-pointed-at={isPointedAt ? true : undefined}>
      <header>
        <strong>{about ? words.of(about) : words.field(field)}</strong>
        <StateMark tone={tones[state]} t={words[state]} />
      </header>
      <p>{words.changeTo(value)}</p>
      <p className="page-note">{words.because(reason)}</p>
      {notes && <p className="page-note">{words.notes(notes)}</p>}
      <footer>
        <span className="page-note">
          <Time at={createdAt} />
        </span>
        {state === 'pending' && (
          <Button size="small" disabled={isBusy} onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        )}
      </footer>
    </article>
  )
}

/** What I asked to be corrected; the one a message spoke of stands out. */
export function OwnCorrections({ pointedAt }: { readonly pointedAt: string | undefined }) {
  const words = useWords(recordWords)
  const read = useRead(ownCorrections, {})
  const { act, isActing } = useAction(withdrawCorrection, { changes: [ownCorrections, emergencyContacts] })
  const withdraw = async ({ id }: Correction) => {
    if (!(await ask({ title: words.withdrawTitle, confirm: words.withdraw }))) return
    const isDone = await act({ id }).then(
      () => true,
      () => false,
    )
    if (isDone) toast(words.withdrawn, 'success')
  }
  return (
    <section className="page-card" aria-labelledby="own-corrections">
      <h2 id="own-corrections">{words.mine}</h2>
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(corrections) => (
          <ul className="page-list">
            {corrections.map((correction) => (
              <li key={correction.id}>
                <CorrectionRow
                  correction={correction}
                  isPointedAt={correction.id === pointedAt}
                  isBusy={isActing}
                  onWithdraw={() => void withdraw(correction)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
