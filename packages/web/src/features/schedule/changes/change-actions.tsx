import { answerChange, ownChanges, withdrawChange } from '@campus/contract/schedule/changes.ts'
import type { LessonChange } from '@campus/contract/schedule/lesson-change.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { changeWords } from './words.ts'

const changed = { changes: [ownChanges] }

/** The colleague answers. */
function AnswerButtons({ id }: { readonly id: string }) {
  const words = useWords(changeWords)
  const { act, isActing } = useAction(answerChange, changed)
  const answer = async (verdict: 'accept' | 'decline') => {
    const isAccepting = verdict === 'accept'
    const text = isAccepting ? words.acceptText : words.declineText
    if (!(await ask({ title: words[verdict], text, confirm: words[verdict] }))) return
    await act({ id, verdict })
    toast(isAccepting ? words.accepted : words.declined, 'success')
  }
  return (
    <>
      <Button block color="primary" loading={isActing} onClick={() => void answer('accept').catch(() => undefined)}>
        {words.accept}
      </Button>
      <Button block loading={isActing} onClick={() => void answer('decline').catch(() => undefined)}>
        {words.decline}
      </Button>
    </>
  )
}

/** Who asked takes it back. */
function WithdrawButton({ id }: { readonly id: string }) {
  const words = useWords(changeWords)
  const { act, isActing } = useAction(withdrawChange, changed)
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle, confirm: words.withdraw }))) return
    await act({ id })
    toast(words.withdrawn, 'success')
  }
  return (
    <Button block loading={isActing} onClick={() => void withdraw().catch(() => undefined)}>
      {words.withdraw}
    </Button>
  )
}

export function ChangeActions({ change: { id, mayAnswer, mayWithdraw } }: { readonly change: LessonChange }) {
  return (
    <>
      {mayAnswer && <AnswerButtons id={id} />}
      {mayWithdraw && <WithdrawButton id={id} />}
    </>
  )
}
