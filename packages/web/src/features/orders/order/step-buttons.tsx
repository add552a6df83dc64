import { application, applications } from '@campus/contract/certificates/applications.ts'
import {
  cancelOrder,
  type Order,
  orderBundle,
  orderDetail,
  type orderSteps,
  orders,
  refundOwnOrder,
  retryOrder,
} from '@campus/contract/orders/orders.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { appealsPaths, ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { SendMailForm } from '../../../domain/certificate/send-mail-form.tsx'
import type { Line } from './made-files.ts'
import { stepWords } from './words.ts'

type Step = (typeof orderSteps)[number]

const changed = [orderDetail, orders, application, applications, beanBalance, movements, statement]

export const downloadBundle = async ({ id, number }: Pick<Order, 'id' | 'number'>) => {
  try {
    saveFile(await whilePending(() => sendForBytes(orderBundle, { id })), `${number}.zip`)
  } catch (error) {
    toastFailure(error)
  }
}

/** Each step as an action; those that ask first do nothing when the answer is no. */
const useActions = (order: Order) => {
  const words = useWords(stepWords)
  const cancel = useAction(cancelOrder, { changes: changed })
  const retry = useAction(retryOrder, { changes: changed })
  const refund = useAction(refundOwnOrder, { changes: changed })
  const { id } = order
  const actions = {
    cancel: async () => {
      if (!(await ask({ title: words.cancelTitle, text: words.cancelText, confirm: words.cancel }))) return
      await cancel.act({ id })
      toast(words.cancelled, 'success')
    },
    retry: async () => {
      await retry.act({ id })
      toast(words.retried, 'success')
    },
    refund: async () => {
      if (!(await ask({ title: words.refundTitle, text: words.refundText, confirm: words.refund }))) return
      toast(words.refunded(yuan((await refund.act({ id })).amount)), 'success')
    },
    download: () => downloadBundle(order),
    appeal: () => open(appealsPaths.newPayGrievance, { orderId: id }),
  } satisfies Partial<Record<Step, () => Promise<unknown>>>
  return { actions, isActing: cancel.isActing || retry.isActing || refund.isActing }
}

/** Paying has a card of its own. */
const shownSteps = ['retry', 'resend', 'download', 'refund', 'cancel', 'appeal'] as const

/** What most of its mails went to. */
const addressOf = ({ lines }: Order) => lines.find(({ email }) => email !== '')?.email ?? ''

/** To the pick-up code: of one thing where it is followed, of several where all of them are listed. */
const openCode = ([line, ...others]: readonly Line[]) => {
  if (!line || others.length > 0) return open(walletPaths.prints)
  const { applicationId, printTaskId } = line
  if (applicationId) return open(certificatesPaths.application, { id: applicationId })
  return printTaskId ? open(cloudPrintPaths.task, { id: printTaskId }) : open(walletPaths.prints)
}

/** What can be done about an order now, the most helpful first. */
export function StepButtons({ order }: { readonly order: Order }) {
  const words = useWords(stepWords)
  const { actions, isActing } = useActions(order)
  const [isSending, setIsSending] = useState(false)
  const steps = shownSteps.filter((step) => order.steps.includes(step))
  const hasFiles = steps.includes('download')
  const toCollect = order.lines.filter(({ delivery }) => delivery === 'not_picked_up')
  const isCollected = toCollect.length === 0
  if (steps.length === 0 && isCollected) return null
  return (
    <section className="page-card order-steps" aria-label={words.title}>
      {!isCollected && (
        <Button block size="large" color="primary" onClick={() => void openCode(toCollect)}>
          {words.collect}
        </Button>
      )}
      {hasFiles && (
        <Button
          block
          size="large"
          color="primary"
          fill={isCollected ? 'solid' : 'outline'}
          onClick={() => void open(ordersPaths.files, { id: order.id })}
        >
          {words.look}
        </Button>
      )}
      <div className="page-buttons">
        {steps.map((step) => (
          <Button
            key={step}
            disabled={isActing}
            {...(step === 'retry' && { color: 'primary', fill: hasFiles || !isCollected ? 'outline' : 'solid' })}
            onClick={() => (step === 'resend' ? setIsSending(true) : void actions[step]().catch(() => undefined))}
          >
            {words[step]}
          </Button>
        ))}
      </div>
      {isSending && <SendMailForm what={{ orderId: order.id }} email={addressOf(order)} onDone={() => setIsSending(false)} />}
    </section>
  )
}
