import { consoleChanges, decideChange, type ReviewedChange } from '@campus/contract/schedule/console/changes.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { changeReviewWords } from './words.ts'

type Verdict = 'approve' | 'refuse'

/** Approves or refuses; students with two lessons at once, and every refusal, need a reason. */
export function DecideButtons({ change: { id, clashes } }: { readonly change: ReviewedChange }) {
  const words = useWords(changeReviewWords)
  const [asked, setAsked] = useState<Verdict>()
  const { act, isActing } = useAction(decideChange, { changes: [consoleChanges] })
  const decide = async (verdict: Verdict, notes = '') => {
    const { state } = await act({ id, verdict, notes })
    if (state === 'outdated') return toast(words.outdated, 'failure')
    toast(state === 'approved' ? words.approved : words.refused, 'success')
  }
  const approve = async () => {
    if (clashes.some(({ kind }) => kind === 'student')) return setAsked('approve')
    if (await ask({ title: words.approve, text: words.approveText, confirm: words.approve })) await decide('approve')
  }
  return (
    <div className="console-buttons">
      <Button aria-keyshortcuts="A" color="primary" loading={isActing} onClick={() => void approve().catch(() => undefined)}>
        {words.approve}
      </Button>
      <Button aria-keyshortcuts="R" loading={isActing} onClick={() => setAsked('refuse')}>
        {words.refuse}
      </Button>
      {asked && (
        <ReasonDialog
          title={words[asked]}
          text={asked === 'approve' ? words.approveDespite : words.refuseText}
          action={words[asked]}
          isDangerous={asked === 'refuse'}
          onGive={(notes) => decide(asked, notes)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
