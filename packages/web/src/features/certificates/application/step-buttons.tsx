import { application, type applicationSteps, applications, nudge, withdrawApplication } from '@campus/contract/certificates/applications.ts'
import { ownDocument, ownDocumentFile, ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { orderDetail, orders, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useState } from 'react'
import { send, sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { SendMailForm } from '../../../domain/certificate/send-mail-form.tsx'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CertificateCode } from '../certificate-code.tsx'
import { DelegateCard } from './delegate-card.tsx'
import './step-buttons.css'
import type { Application } from './use-application.ts'
import { stepWords } from './words.ts'

type Step = (typeof applicationSteps)[number]

/** What most people are here for; the others stand below it. */
const mainSteps: readonly Step[] = ['pay', 'show_code', 'download', 'retry', 'resend', 'nudge', 'apply_again']

const download = async (id: string) => {
  try {
    const { fileName } = await send(ownDocument, { id })
    saveFile(await whilePending(() => sendForBytes(ownDocumentFile, { id })), fileName)
  } catch (error) {
    toastFailure(error)
  }
}

const changed = [application, applications, orders, orderDetail, homeInit]

/** Each step as an action; those that ask first do nothing when the answer is no. */
const useActions = ({ id, orderId, templateId, documentId }: Application) => {
  const words = useWords(stepWords)
  const withdraw = useAction(withdrawApplication, { changes: changed })
  const remind = useAction(nudge, { changes: [application] })
  const retry = useAction(retryOrder, { changes: [...changed, ownDocument, ownDocuments] })
  const refund = useAction(refundOwnOrder, { changes: changed })
  const isActing = withdraw.isActing || remind.isActing || retry.isActing || refund.isActing
  const actions: Partial<Record<Step, () => Promise<unknown>>> = {
    withdraw: async () => {
      if (!(await ask({ title: words.withdrawTitle, text: words.withdrawText, confirm: words.withdraw }))) return
      await withdraw.act({ id })
      toast(words.withdrawn, 'success')
    },
    nudge: async () => {
      await remind.act({ id })
      toast(words.nudged, 'success')
    },
    retry: async () => {
      await retry.act({ id: orderId })
      toast(words.retried, 'success')
    },
    refund: async () => {
      if (!(await ask({ title: words.refundTitle, text: words.refundText, confirm: words.refund }))) return
      toast(words.refunded(yuan((await refund.act({ id: orderId })).amount)), 'success')
    },
    pay: () => open(ordersPaths.order, { id: orderId }),
    apply_again: () => open(documentsPaths.template, { id: templateId }),
    report: () => (documentId ? open(certificatesPaths.fileError, { documentId }) : open(certificatesPaths.questions, { templateId })),
    ...(documentId && { download: () => download(documentId) }),
  }
  return { actions, isActing }
}

/** What can be done about it now: the one that matters first, large. */
export function StepButtons({ application }: { readonly application: Application }) {
  const words = useWords(stepWords)
  const { actions, isActing } = useActions(application)
  const [shown, setShown] = useState<'resend' | 'set_delegate'>()
  const { id, steps, documentId, email, ccEmails, delegate, delivery } = application
  const main = mainSteps.find((step) => steps.includes(step))
  const nameOf = (step: Step) => (step === 'set_delegate' && delegate ? words.change_delegate : words[step])
  const press = (step: Step) => {
    if (step === 'resend' || step === 'set_delegate') setShown(step)
    else void actions[step]?.().catch(() => undefined)
  }
  const isMade = documentId && delivery !== 'making' && delivery !== 'failed'
  return (
    <>
      <section className="page-card steps" aria-label={words.title}>
        {main === 'show_code' && <CertificateCode applicationId={id} label={words.show_code} isMain />}
        {main && main !== 'show_code' && (
          <Button block size="large" color="primary" loading={isActing} onClick={() => press(main)}>
            {nameOf(main)}
          </Button>
        )}
        <div className="page-buttons">
          {isMade && <Button onClick={() => void open(documentsPaths.ownDocument, { id: documentId })}>{words.open}</Button>}
          {steps
            .filter((step) => step !== main)
            .map((step) =>
              step === 'show_code' ? (
                <CertificateCode key={step} applicationId={id} label={words.show_code} />
              ) : (
                <Button key={step} disabled={isActing} onClick={() => press(step)}>
                  {nameOf(step)}
                </Button>
              ),
            )}
        </div>
      </section>
      {shown === 'resend' && documentId && (
        <section className="page-card" aria-label={words.resend}>
          <SendMailForm what={{ documentId }} email={email} ccEmails={ccEmails} onDone={() => setShown(undefined)} />
        </section>
      )}
      {shown === 'set_delegate' && <DelegateCard application={application} onDone={() => setShown(undefined)} />}
    </>
  )
}
