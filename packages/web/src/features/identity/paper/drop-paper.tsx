import { dropPaper } from '@campus/contract/identity/papers.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { paperReads } from './use-read-side.ts'
import { standingWords } from './words.ts'

/** A paper that nobody has decided on is taken back; its pictures go at once. */
export function DropPaper() {
  const words = useWords(standingWords)
  const { act, isActing } = useAction(dropPaper, { changes: paperReads })
  const drop = async () => {
    if (!(await ask({ title: words.dropTitle, text: words.dropText, confirm: words.dropConfirm }))) return
    await act({})
    toast(words.dropped, 'success')
  }
  return (
    <Button block fill="none" loading={isActing} onClick={() => void drop().catch(() => undefined)}>
      {words.drop}
    </Button>
  )
}
