import { ownDocument, ownDocuments, retryDocument } from '@campus/contract/documents/own-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import type { OwnDocument } from './use-own-document.ts'
import { documentWords } from './words.ts'

export function MakingCard() {
  const words = useWords(documentWords)
  return (
    <section className="page-card page-card-center document-making" role="status">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <rect className="making-sheet" x="26" y="12" width="44" height="60" rx="5" />
        <path className="making-line" d="M35 28h26M35 38h26M35 48h16" />
        <circle className="making-seal" cx="60" cy="62" r="14" />
        <path className="making-check" d="m53 62 5 5 9-10" />
      </svg>
      <strong>{words.making}</strong>
      <p className="page-note">{words.makingText}</p>
    </section>
  )
}

export function FailedCard({ document }: { readonly document: OwnDocument }) {
  const words = useWords(documentWords)
  const { act, isActing } = useAction(retryDocument, { changes: [ownDocument, ownDocuments] })
  const retry = async () => {
    await act({ id: document.id })
    toast(words.retried, 'success')
  }
  return (
    <section className="page-card document-failed">
      <h2>{words.failed}</h2>
      <p className="page-note">{words.failedText}</p>
      <Button block color="primary" loading={isActing} onClick={() => void retry().catch(() => undefined)}>
        {words.retry}
      </Button>
    </section>
  )
}
