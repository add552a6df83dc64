import { Refusal } from '@campus/client/failures.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { askForData, dataRequests } from '@campus/contract/people/privacy.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { beans as beansIn } from '@campus/ui/figures/yuan.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { RequestRow } from './request-row.tsx'
import { privacyWords } from './words.ts'

const whilePacking = 2000

const Deletion = askForData.body.pick({ reason: true, givesUpBeans: true })

const BeansFact = z.object({ beans: z.number() })
const OrderFact = z.object({ orderId: z.string() })

const factsOf = (failure: Error | null, code: string) => (failure instanceof Refusal && failure.code === code ? failure.facts : undefined)

/** The print beans that would be lost, once the server has said so. */
const beansToLose = (failure: Error | null) => BeansFact.safeParse(factsOf(failure, 'beans_lapse')).data?.beans

/** The order of a certificate that was paid for and not received, once the server has said so. */
const orderToFinish = (failure: Error | null) => OrderFact.safeParse(factsOf(failure, 'certificate_to_come')).data?.orderId

function DeletionForm({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(privacyWords)
  const form = useForm(Deletion, { reason: '', givesUpBeans: false }, { keep: 'deletion' })
  const { act, failure } = useAction(askForData, { changes: [dataRequests], quiet: true })
  const beans = beansToLose(failure)
  const orderId = orderToFinish(failure)
  const ask = async (given: z.infer<typeof Deletion>) => {
    await act({ kind: 'deletion', ...given })
    toast(words.deletionAsked, 'success')
    onDone()
  }
  return (
    <Form form={form} label={words.deletionTitle} onSubmit={ask}>
      <strong>{words.deletionTitle}</strong>
      <p className="page-note">{words.deletionText}</p>
      <p className="page-note">{words.beansText}</p>
      <TextAreaField form={form} name="reason" label={words.reason} optional max={500} rows={3} />
      {beans !== undefined && <CheckboxField form={form} name="givesUpBeans" label={words.givesUpBeans(beansIn(beans))} />}
      {orderId !== undefined && (
        <PathLink to={ordersPaths.order} query={{ id: orderId }}>
          {words.openOrder}
        </PathLink>
      )}
      <SubmitButton form={form}>{words.send}</SubmitButton>
      <Button fill="none" onClick={onDone}>
        {words.cancel}
      </Button>
    </Form>
  )
}

/** A copy of everything, or its deletion; the one a message spoke of stands out. */
export function DataRequests({ pointedAt }: { readonly pointedAt: string | undefined }) {
  const words = useWords(privacyWords)
  const [isPacking, setIsPacking] = useState(false)
  const read = useRead(dataRequests, {}, { refetchInterval: isPacking ? whilePacking : false })
  const { act, isActing } = useAction(askForData, { changes: [dataRequests] })
  const [isDeleting, setIsDeleting] = useState(false)

  const isStillPacking = read.data?.some(({ kind, state }) => kind === 'export' && state === 'pending') ?? false
  if (isStillPacking !== isPacking) setIsPacking(isStillPacking)

  const askExport = () =>
    act({ kind: 'export' }).then(
      () => toast(words.exportAsked, 'success'),
      () => undefined,
    )

  return (
    <section className="page-card" aria-labelledby="data-requests">
      <div>
        <h2 id="data-requests">{words.requests}</h2>
        <p className="page-note">{words.requestsText}</p>
      </div>
      {isDeleting ? (
        <DeletionForm onDone={() => setIsDeleting(false)} />
      ) : (
        <div className="page-buttons">
          <Button color="primary" fill="outline" loading={isActing} onClick={() => void askExport()}>
            {words.export}
          </Button>
          <Button onClick={() => setIsDeleting(true)}>{words.deletion}</Button>
        </div>
      )}
      <QueryView read={read} empty={<p className="page-note">{words.noRequests}</p>}>
        {(requests) => (
          <ul className="page-list">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} isPointedAt={request.id === pointedAt} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
