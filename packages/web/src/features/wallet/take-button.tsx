import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { confirmWithdrawal, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAct } from '../../api/use-act.ts'
import { type DoneInApp, takeInApp } from '../../domain/pay/messaging-app.ts'
import { withdrawalListWords } from './withdrawal-list-words.ts'

/** Leads to where the payee agrees to a payout: into the app that this page runs in. */
export function TakeButton({ id }: { readonly id: string }) {
  const words = useWords(withdrawalListWords)
  const { act, isActing } = useAct(confirmWithdrawal, { changes: [withdrawals, beanBalance] })
  const ends: Record<DoneInApp, () => void> = {
    returned: () => toast(words.taken, 'success'),
    cancelled: () => toast(words.notTaken),
    failed: () => toast(words.takeFailed),
  }
  const take = async () => ends[await takeInApp(await act({ id }))]()
  return (
    <Button size="small" color="primary" loading={isActing} onClick={() => void take().catch(() => undefined)}>
      {words.take}
    </Button>
  )
}
