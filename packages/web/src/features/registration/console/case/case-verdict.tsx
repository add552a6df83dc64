import type { OutputOf } from '@campus/contract/call.ts'
import { reviewCases, reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { verdictWords } from '../words.ts'
import { fittingRecord, type LinkedRecord, RecordChoice } from './record-choice.tsx'
import { decisionChanges, type ReviewedCase } from './reviewed-case.ts'
import { type Verdict, VerdictForm } from './verdict-form.tsx'

export interface VerdictProps {
  readonly ids: readonly string[]
  /** Whose registration it is, or how many people's. */
  readonly name: string
  readonly keep: string
  readonly onDone?: () => void
}

/** Says how many were decided; what could not be decided is said with its reason. */
const useOutcome = (onDone?: () => void) => {
  const words = useWords(verdictWords)
  return async ({ decided, refused }: OutputOf<typeof reviewCases>) => {
    if (decided.length > 0) toast(words.done(decided.length), 'success')
    onDone?.()
    if (refused.length > 0)
      await notify({ title: words.refused(refused.length), text: [...new Set(refused.map(({ msg }) => msg))].join('\n') })
  }
}

/** One decision about one matched case or many. */
export function MatchedVerdict({ ids, name, keep, onDone }: VerdictProps) {
  const words = useWords(verdictWords)
  const tell = useOutcome(onDone)
  const { act } = useAction(reviewCases, { changes: decisionChanges, quiet: true })
  const decide = async (verdict: Verdict, notes: string) => tell(await act({ ids: [...ids], verdict, notes }))
  return <VerdictForm keep={keep} name={name} pass={{ label: words.pass, title: words.passTitle(name) }} onDecide={decide} />
}

/** Several cases that fit no record: each is linked by itself, and only the rest is decided together. */
export function UnmatchedVerdicts({ ids, name, keep, onDone }: VerdictProps) {
  const words = useWords(verdictWords)
  const tell = useOutcome(onDone)
  const { act } = useAction(reviewUnmatched, { changes: decisionChanges, quiet: true })
  const decide = async (verdict: Verdict, notes: string) => {
    if (verdict !== 'passed') await tell(await act({ ids: [...ids], verdict, notes }))
  }
  return (
    <>
      <p className="console-note">{words.linkEach}</p>
      <VerdictForm keep={keep} name={name} onDecide={decide} />
    </>
  )
}

/** A case that fits no record is passed by linking it to one. */
export function UnmatchedVerdict({ shown }: { readonly shown: ReviewedCase }) {
  const words = useWords(verdictWords)
  const tell = useOutcome()
  const [chosen, setRecord] = useState<LinkedRecord>()
  const record = chosen ?? fittingRecord(shown)
  const { act } = useAction(reviewUnmatched, { changes: decisionChanges, quiet: true })
  const { id, name } = shown
  const decide = async (verdict: Verdict, notes: string) => {
    if (verdict === 'passed' && !record) return toast(words.chooseRecord)
    const decision = verdict === 'passed' ? ({ verdict: 'linked', personId: record?.id } as const) : { verdict }
    await tell(await act({ ids: [id], notes, ...decision }))
  }
  const linked = record ? `${record.name} ${record.number}` : ''
  return (
    <>
      <RecordChoice shown={shown} chosen={record} onChoose={setRecord} />
      <section className="console-card" aria-label={words.review}>
        <VerdictForm
          keep={id}
          name={name}
          pass={{ label: words.link, title: record ? words.linkTitle(name, linked) : words.chooseRecord }}
          onDecide={decide}
        />
      </section>
    </>
  )
}
