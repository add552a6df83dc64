import type { Progress, ProgressItem } from '@campus/contract/approval/progress.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { ActionSheet } from './action-sheet.tsx'
import { useRemoving } from './use-handling.ts'
import { actionNames, decisionWords } from './words.ts'

interface RemoveButtonProps {
  readonly progress: Progress
  readonly taskId: string
  readonly name: string
  readonly as: NonNullable<ProgressItem['removableAs']>
}

/** Takes somebody off who was added and has not decided. Who added them is asked once more; an administrator says why. */
export function RemoveButton({ progress, taskId, name, as }: RemoveButtonProps) {
  const words = useWords(decisionWords)
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const { remove, isActing } = useRemoving(progress.instanceId)
  const run = async () => {
    if (!(await ask({ title: words.removeTitle(name), text: words.removeText, confirm: say(actionNames.removeAdd) }))) return
    await remove(taskId)
    toast(words.done, 'success')
  }
  const open = () => (as === 'administrator' ? setIsOpen(true) : run().catch(() => undefined))
  return (
    <>
      <Button size="small" disabled={isActing} onClick={open}>
        {say(actionNames.removeAdd)}
      </Button>
      {isOpen && (
        <ActionSheet
          progress={{ ...progress, operationPerm: { ...progress.operationPerm, taskId, as: 'administrator' } }}
          action="removeAdd"
          title={words.removeTitle(name)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
