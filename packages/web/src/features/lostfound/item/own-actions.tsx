import { closeLostItem, type LostItem, renewLostItem } from '@campus/contract/lostfound/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { changedReads } from '../changed-reads.ts'
import { itemWords } from './words.ts'

/** What the author of a post may do with it. */
export function OwnActions({ item: { id, mayClose, mayRenew } }: { readonly item: LostItem }) {
  const words = useWords(itemWords)
  const closing = useAction(closeLostItem, { changes: changedReads })
  const renewing = useAction(renewLostItem, { changes: changedReads })
  const close = async () => {
    if (!(await ask({ title: words.close, text: words.closeText, confirm: words.close }))) return
    await closing.act({ id })
    toast(words.closed, 'success')
  }
  const renew = async () => {
    const { expiresAt } = await renewing.act({ id })
    toast(words.renewed(minuteOf(Date.parse(expiresAt))), 'success')
  }
  if (!mayClose && !mayRenew) return null
  return (
    <div className="page-buttons">
      {mayRenew && (
        <Button loading={renewing.isActing} onClick={() => void renew().catch(() => undefined)}>
          {words.renew}
        </Button>
      )}
      {mayClose && (
        <Button loading={closing.isActing} onClick={() => void close().catch(() => undefined)}>
          {words.close}
        </Button>
      )}
    </div>
  )
}
