import { askForData, dataRequests } from '@campus/contract/people/privacy.ts'
import { Button } from 'antd-mobile'
import { useState } from 'react'
import { useAct } from '../../../api/use-act.ts'
import { useRead } from '../../../api/use-read.ts'
import { toast } from '../../../feedback/toast.ts'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { Show } from '../../../parts/states/show.tsx'
import { useWords } from '../../../words/words.ts'
import { RequestRow } from './request-row.tsx'
import { privacyWords } from './words.ts'

const whilePacking = 2000

const Deletion = askForData.body.pick({ reason: true })

function DeletionForm({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(privacyWords)
  const form = useForm(Deletion, { reason: '' }, { keep: 'deletion' })
  const { act } = useAct(askForData, { changes: [dataRequests], quiet: true })
  const ask = async ({ reason }: { readonly reason: string }) => {
    await act({ kind: 'deletion', reason })
    toast(words.deletionAsked, 'success')
    onDone()
  }
  return (
    <Form form={form} label={words.deletionTitle} onSubmit={ask}>
      <strong>{words.deletionTitle}</strong>
      <p className="page-note">{words.deletionText}</p>
      <TextAreaField form={form} name="reason" label={words.reason} optional most={500} rows={3} />
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
  const { act, isActing } = useAct(askForData, { changes: [dataRequests] })
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
      <Show read={read} empty={<p className="page-note">{words.noRequests}</p>}>
        {(requests) => (
          <ul className="page-list">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestRow request={request} isPointedAt={request.id === pointedAt} />
              </li>
            ))}
          </ul>
        )}
      </Show>
    </section>
  )
}
