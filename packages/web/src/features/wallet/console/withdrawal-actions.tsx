import type { OutputOf } from '@campus/contract/call.ts'
import { decideWithdrawal, ledgerOverview, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../console/fields/reason-dialog.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import { withdrawalsWords } from './words.ts'

interface WithdrawalActionsProps {
  readonly row: OutputOf<typeof schoolWithdrawals>['rows'][number]
  /** It was asked to be paid, and the provider has not answered yet. */
  readonly isUnderWay: boolean
  readonly onPay: () => void
}

const changes = [schoolWithdrawals, ledgerOverview]

/** Pays a waiting withdrawal now, or sends it back. */
export function WithdrawalActions({ row: { id, amount, personId, personName }, isUnderWay, onPay }: WithdrawalActionsProps) {
  const words = useWords(withdrawalsWords)
  const own = useSession('user')?.uid === personId
  const [isRefusing, setIsRefusing] = useState(false)
  const pay = useAction(decideWithdrawal, { changes })
  const refuse = useAction(decideWithdrawal, { changes, quiet: true })
  const payNow = async () => {
    if (!(await ask({ title: words.payTitle(personName, yuan(amount)), text: words.payText, confirm: words.pay }))) return
    await pay.act({ id, verdict: 'pay' })
    onPay()
    toast(words.isPaying, 'success')
  }
  if (own) return null
  if (isUnderWay) return <span className="console-quiet">{words.underWay}</span>
  return (
    <div className="console-buttons withdrawal-actions">
      <Button size="small" color="primary" loading={pay.isActing} onClick={() => void payNow().catch(() => undefined)}>
        {words.pay}
      </Button>
      <Button size="small" color="danger" fill="outline" onClick={() => setIsRefusing(true)}>
        {words.refuse}
      </Button>
      {isRefusing && (
        <ReasonDialog
          title={words.refuseTitle(personName, yuan(amount))}
          text={words.refuseText}
          action={words.refuse}
          isDangerous
          onGive={async (reason) => {
            await refuse.act({ id, verdict: 'refuse', reason })
            toast(words.isRefused, 'success')
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </div>
  )
}
