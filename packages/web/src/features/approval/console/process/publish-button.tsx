import { Refusal } from '@campus/client/failures.ts'
import { consoleProcesses, publishProcess } from '@campus/contract/approval/console/processes.ts'
import { FailedTrials } from '@campus/contract/approval/console/trials.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask, notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useAction } from '../../../../api/use-action.ts'
import type { DesignedProcess } from './discard-button.tsx'
import { trialWords } from './trial/words.ts'
import { designerWords } from './words.ts'

interface PublishButtonProps {
  readonly process: DesignedProcess
  readonly isReady: boolean
  /** Saves what is not saved yet, and gives the revision that is published. */
  readonly save: () => Promise<number>
  readonly onDone: () => Promise<void>
}

export function PublishButton({ process, isReady, save, onDone }: PublishButtonProps) {
  const words = useWords(designerWords)
  const trial = useWords(trialWords)
  const language = useLanguage()
  const { act, isActing } = useAction(publishProcess, { changes: [consoleProcesses], quiet: true })
  const showFailedTrials = async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'trials_failed') throw error
    const { trials } = FailedTrials.parse(error.facts)
    const lines = trials.map(({ name, expected, taken, stopped }) =>
      [name, trial.expected(expected), trial.taken(taken), stopped].filter(Boolean).join('\n'),
    )
    await notify({ title: trial.failedTitle, text: lines.join('\n\n'), confirm: trial.close })
  }
  const publish = async () => {
    const revision = await save()
    const question = { title: words.publishTitle(nameIn(process, language)), text: words.publishText(process.running) }
    if (!(await ask({ ...question, confirm: words.publish }))) return
    const published = await act({ id: process.id, revision }).catch(showFailedTrials)
    if (!published) return
    const { number } = published
    await onDone()
    toast(words.publishedToast(number), 'success')
  }
  return (
    <Button
      size="small"
      color="primary"
      loading={isActing}
      aria-busy={isActing}
      disabled={!isReady}
      onClick={() => void publish().catch(toastFailure)}
    >
      {words.publish}
    </Button>
  )
}
