import { Refusal } from '@campus/client/failures.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { openShare, sharedFile } from '@campus/contract/verification/shares.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '@campus/ui/page/page.css'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DocumentFacts } from '../outcome/outcome-facts.tsx'
import { VerdictCard } from '../outcome/verdict-card.tsx'
import { verifyPlace } from '../verify-place.ts'
import { reportWords } from './words.ts'

type Shared = OutputOf<typeof openShare>

function Shown({ token, shared: { outcome, fileName, expiresAt } }: { readonly token: string; readonly shared: Shared }) {
  const words = useWords(reportWords)
  const isWide = useWide()
  const load = (signal?: AbortSignal) => sendForBytes(sharedFile, { token }, { signal, background: true })
  const download = async () => saveFile(await load(), fileName)
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <VerdictCard shown={outcome}>
          {fileName && (
            <Button color="primary" onClick={() => void download().catch(toastFailure)}>
              {words.download}
            </Button>
          )}
        </VerdictCard>
        {outcome.document && <DocumentFacts document={outcome.document} />}
        <p className="page-note">{words.sharedUntil(dateOf(Date.parse(expiresAt)))}</p>
      </div>
      {fileName ? <PdfView title={fileName} load={load} firstZoom={isWide ? 1 : 0.5} /> : <p className="page-note">{words.withoutFile}</p>}
    </div>
  )
}

/** What its holder lets others see for a while; the link shows the document's status as well. */
export function SharedDocument({ token }: { readonly token: string }) {
  const words = useWords(reportWords)
  const isWide = useWide()
  const read = useRead(openShare, { token }, { withToken: true, staleTime: Number.POSITIVE_INFINITY })
  useScreenTitle(words.shared)
  const otherWay = <Button onClick={() => void open(verifyPlace(isWide))}>{words.toVerify}</Button>
  if (read.error && !read.data) {
    const onRetry = read.error instanceof Refusal ? undefined : read.refetch
    return <Refused error={read.error} title={words.shareOver} onRetry={onRetry} action={otherWay} />
  }
  return <QueryView read={read}>{(shared) => <Shown token={token} shared={shared} />}</QueryView>
}
