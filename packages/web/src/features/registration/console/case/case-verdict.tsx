import { reviewCases, reviewUnmatched } from '@campus/contract/registration/console/cases.ts'
import { notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { verdictWords } from '../words.ts'
import { type LinkedRecord, RecordChoice } from './record-choice.tsx'
import { decisionChanges, type ReviewedCase } from './reviewed-case.ts'
import { type Verdict, VerdictForm } from './verdict-form.tsx'

interface MatchedVerdictProps {
  readonly ids: readonly string[]
  readonly name: string
  readonly keep: string
  readonly onDone?: () => void
}

/** One decision about one matched case or many; what could not be decided is said with its reason. */
export function MatchedVerdict({ ids, name, keep, onDone }: MatchedVerdictProps) {
  const words = useWords(verdictWords)
  const { act } = useAction(reviewCases, { changes: decisionChanges, quiet: true })
  const decide = async (verdict: Verdict, notes: string) => {
    const { decided, refused } = await act({ ids: [...ids], verdict, notes })
    if (decided.length > 0) toast(words.done(decided.length), 'success')
    onDone?.()
    if (refused.length > 0)
      await notify({ title: words.refused(refused.length), text: [...new Set(refused.map(({ msg }) => msg))].join('\n') })
  }
  return <VerdictForm keep={keep} name={name} pass={words.pass} passTitle={words.passTitle(name)} onDecide={decide} />
}

/** A case that fits no record is passed by linking it to one. */
export function UnmatchedVerdict({ shown }: { readonly shown: ReviewedCase }) {
  const words = useWords(verdictWords)
  const [record, setRecord] = useState<LinkedRecord>()
  const { act } = useAction(reviewUnmatched, { changes: decisionChanges, quiet: true })
  const { id, name } = shown
  const decide = async (verdict: Verdict, notes: string) => {
    if (verdict === 'passed' && !record) return toast(words.chooseRecord)
    await act({ id, notes, ...(verdict === 'passed' ? { verdict: 'linked', personId: record?.id } : { verdict }) })
    toast(words.done(1), 'success')
  }
  const linked = record ? `${record.name} ${record.number}` : ''
  return (
    <>
      <RecordChoice shown={shown} chosen={record} onChoose={setRecord} />
      <section className="console-card" aria-label={words.review}>
        <VerdictForm
          keep={id}
          name={name}
          pass={words.link}
          passTitle={record ? words.linkTitle(name, linked) : words.chooseRecord}
          onDecide={decide}
        />
      </section>
    </>
  )
}
