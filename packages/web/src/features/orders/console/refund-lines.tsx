import { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/orders/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../console/fields/reason-dialog.tsx'
import { type Line, leftOf } from './refundable.ts'
import { ordersWords } from './words.ts'

interface RefundLinesProps {
  readonly orderId: string
  readonly chosen: readonly Line[]
  readonly onDone: () => void
}

/** Gives back what the ticked lines cost, after a reason. */
export function RefundLines({ orderId, chosen, onDone }: RefundLinesProps) {
  const words = useWords(ordersWords)
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const { act } = useAction(refundOrder, { changes: [schoolOrder, schoolOrders], quiet: true })
  const action = chosen.length === 0 ? words.refund : words.refundChosen(yuan(chosen.reduce((sum, line) => sum + leftOf(line), 0)))
  const hasPrints = chosen.some(({ printTaskId }) => printTaskId !== null)
  const hasCertificates = chosen.some(({ printTaskId }) => printTaskId === null)
  const parts = [words.refundText, hasCertificates && words.revokes, hasPrints && words.stopsPrints]
  const text = parts.filter(Boolean).join(language === 'en_US' ? ' ' : '')
  return (
    <>
      <Button size="small" color="danger" fill="outline" disabled={chosen.length === 0} onClick={() => setIsAsked(true)}>
        {action}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={action}
          text={text}
          action={action}
          isDangerous
          onGive={async (reason) => {
            const { amount } = await act({ id: orderId, lineIds: chosen.map(({ id }) => id), reason })
            toast(words.isRefunded(yuan(amount)), 'success')
            onDone()
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
