import type { OutputOf } from '@campus/contract/call.ts'
import {
  application,
  applications,
  applyEleFile,
  applyFree,
  applyFreeScoreProof,
  fileApply,
  ownHeadings,
} from '@campus/contract/certificates/applications.ts'
import { payType } from '@campus/contract/certificates/service-info.ts'
import { ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { appTemplates, freeCopies, templateInfo, templateUse } from '@campus/contract/documents/templates.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { addToCart, cart, cartCount } from '@campus/contract/orders/cart.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { useAction } from '../../api/use-action.ts'
import { redirect } from '../../navigation/navigator.ts'
import { type Application, isPlainFile } from './application-schema.ts'
import { applyWords } from './apply-words.ts'

type Applied = OutputOf<typeof fileApply>

const [asksMax, askEveryMs] = [25, 400]

/** The file that is being made for an application. It is issued a moment after the answer; when it takes longer, the application shows more. */
const fileOf = async (applicationId: string) => {
  for (let asked = 0; asked < asksMax; asked += 1) {
    const { documentId, delivery } = await send(application, { id: applicationId }, { background: true })
    if (documentId !== null || delivery === 'failed') return documentId
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
  return null
}

/** To what comes next: the payment, the file that is being made, or the application and its timeline. */
const goOn = async ({ applicationId, orderId, next }: Applied, { way }: Application) => {
  if (next === 'payment') return redirect(ordersPaths.order, { id: orderId })
  const documentId = next === 'making' && way === 'download' ? await fileOf(applicationId).catch(() => null) : null
  if (documentId) return redirect(documentsPaths.ownDocument, { id: documentId })
  return redirect(certificatesPaths.application, { id: applicationId })
}

const counted = [appTemplates, freeCopies, templateInfo, templateUse, payType]

const changes = [applications, ownDocuments, ownHeadings, orders, homeInit, userSignatureInfo, ...counted]

/** Applies by the call for what is applied for. What is shown as free is refused rather than charged. */
const useApplying = () => {
  const quiet = { changes, quiet: true } as const
  const whole = useAction(fileApply, quiet)
  const free = useAction(applyFree, quiet)
  const proof = useAction(applyFreeScoreProof, quiet)
  const file = useAction(applyEleFile, quiet)
  return (chosen: Application, isFree: boolean): Promise<Applied> => {
    const { way, templateId, recordId, heading, email } = chosen
    if (!isFree) return whole.act(chosen)
    if (way === 'paper') return free.act(chosen)
    if (chosen.scoreIds.length > 0) return proof.act({ ...chosen, way })
    return isPlainFile(chosen) ? file.act({ templateId, recordId, heading, way, email }) : free.act(chosen)
  }
}

/** Applies for a certificate and goes on; rejects with the refusal, for the form to show. */
export const useApply = () => {
  const words = useWords(applyWords)
  const apply = useApplying()
  return async (chosen: Application, { isFree }: { readonly isFree: boolean }) => {
    const applied = await apply(chosen, isFree)
    toast(words[applied.next], 'success')
    await goOn(applied, chosen)
  }
}

/** Puts a certificate into the cart as it was chosen. */
export const usePutIntoCart = () => {
  const words = useWords(applyWords)
  const { act, isActing } = useAction(addToCart, { changes: [cart, cartCount] })
  const put = async (chosen: Application) => {
    const { count } = await act(chosen)
    toast(words.inCart(count), 'success')
  }
  return { put, isPutting: isActing }
}
