import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRemoving } from './use-handling.ts'
import { actionNames, decisionWords } from './words.ts'

interface RemoveButtonProps {
  readonly instanceId: string
  readonly taskId: string
  readonly name: string
}

/** Takes somebody off again whom the reader added and who has not decided. */
export function RemoveButton({ instanceId, taskId, name }: RemoveButtonProps) {
  const words = useWords(decisionWords)
  const say = useSay()
  const { remove, isActing } = useRemoving(instanceId)
  const run = async () => {
    if (!(await ask({ title: words.removeTitle(name), text: words.removeText, confirm: say(actionNames.removeAdd) }))) return
    await remove(taskId)
    toast(words.done, 'success')
  }
  return (
    <Button size="small" disabled={isActing} onClick={() => run().catch(() => undefined)}>
      {say(actionNames.removeAdd)}
    </Button>
  )
}
