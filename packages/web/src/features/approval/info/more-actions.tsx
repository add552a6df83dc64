import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { ActionSheet } from './action-sheet.tsx'
import { sorted } from './decision-rules.ts'
import { useHandling } from './use-handling.ts'
import { actionNames, decisionWords } from './words.ts'

/** What is done less often. Actions that need a person or a step ask for it in a sheet. */
export function MoreActions({ progress }: { readonly progress: Progress }) {
  const words = useWords(decisionWords)
  const say = useSay()
  const { handle, isActing } = useHandling(progress)
  const [opened, setOpened] = useState<OfficeAction>()
  const { targeted, direct } = sorted(progress)
  const isSure = (action: OfficeAction) => {
    if (action === 'cancel') return ask({ title: words.cancelTitle, text: words.cancelText, confirm: say(actionNames.cancel) })
    if (action === 'revoke') return ask({ title: words.revokeTitle, text: words.revokeText, confirm: say(actionNames.revoke) })
    return Promise.resolve(true)
  }
  const run = async (action: OfficeAction) => {
    if (!(await isSure(action))) return
    await handle(action)
    toast(action === 'urge' ? words.urged : words.done, 'success')
  }
  if (targeted.length + direct.length === 0) return null
  return (
    <section className="office-more" aria-label={words.more}>
      {targeted.map((action) => (
        <Button key={action} size="small" disabled={isActing} onClick={() => setOpened(action)}>
          {progress.operationPerm.labels[action] ?? say(actionNames[action])}
        </Button>
      ))}
      {direct.map((action) => (
        <Button key={action} size="small" disabled={isActing} onClick={() => run(action).catch(() => undefined)}>
          {progress.operationPerm.labels[action] ?? say(actionNames[action])}
        </Button>
      ))}
      {opened && <ActionSheet progress={progress} action={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
