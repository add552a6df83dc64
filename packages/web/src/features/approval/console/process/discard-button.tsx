import { type consoleProcess, consoleProcesses, discardProcessDraft } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useAction } from '../../../../api/use-action.ts'
import { designerWords } from './words.ts'

export type DesignedProcess = OutputOf<typeof consoleProcess>

interface DiscardButtonProps {
  readonly process: DesignedProcess
  readonly onDone: () => Promise<void>
}

/** Only where a published version is left. */
export function DiscardButton({ process: { id, publishedNumber, hasDraft }, onDone }: DiscardButtonProps) {
  const words = useWords(designerWords)
  const { act } = useAction(discardProcessDraft, { changes: [consoleProcesses], quiet: true })
  const discard = async () => {
    if (!(await ask({ title: words.discardTitle, text: words.discardText, confirm: words.discard }))) return
    await act({ id })
    await onDone()
    toast(words.discarded, 'success')
  }
  if (publishedNumber === null || !hasDraft) return null
  return (
    <Button size="small" onClick={() => void discard().catch(toastFailure)}>
      {words.discard}
    </Button>
  )
}
