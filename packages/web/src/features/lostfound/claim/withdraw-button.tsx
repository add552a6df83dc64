import { withdrawLostClaim } from '@campus/contract/lostfound/claims.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { changedReads } from '../changed-reads.ts'
import { claimWords } from './words.ts'

export function WithdrawButton({ id }: { readonly id: string }) {
  const words = useWords(claimWords)
  const { act, isActing } = useAction(withdrawLostClaim, { changes: changedReads })
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
