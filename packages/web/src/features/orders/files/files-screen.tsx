import { ownDocument, ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { send, sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { readCachedFile } from '../../../offline-cache/cached-files.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useSession } from '../../../session/use-session.ts'
import { type FileLine, madeFiles } from '../order/made-files.ts'
import { downloadBundle } from '../order/step-buttons.tsx'
import { useOrder } from '../order/use-order.ts'
import './files.css'
import { filesWords } from './words.ts'

interface ShownFileProps {
  readonly order: Order
  readonly files: readonly FileLine[]
  readonly shown: FileLine
}

/** One file and the steps to its neighbours. */
function ShownFile({ order, files, shown }: ShownFileProps) {
  const words = useWords(filesWords)
  const language = useLanguage()
  const personId = useSession('user')?.uid ?? ''
  const zoom = useWide() ? { firstZoom: 0.8 } : {}
  const { documentId } = shown
  const place = files.indexOf(shown)
  const load = (signal?: AbortSignal) =>
    readCachedFile({ personId, name: documentId }, () => sendForBytes(ownDocumentFile, { id: documentId }, { signal, background: true }))
  const download = async () => {
    try {
      const { fileName } = await send(ownDocument, { id: documentId })
      saveFile(await whilePending(() => load()), fileName)
    } catch (error) {
      toastFailure(error)
    }
  }
  const step = (by: 1 | -1) => {
    const file = files[place + by]
    if (file) void redirect(ordersPaths.files, { id: order.id, documentId: file.documentId })
  }
  return (
    <section className="page-card" aria-labelledby="order-file">
      <h2 id="order-file">{nameIn(shown, language)}</h2>
      {files.length > 1 && (
        <div className="files-steps">
          <Button size="small" disabled={place === 0} onClick={() => step(-1)}>
            {words.previous}
          </Button>
          <output>{words.place(place + 1, files.length)}</output>
          <Button size="small" disabled={place === files.length - 1} onClick={() => step(1)}>
            {words.next}
          </Button>
        </div>
      )}
      <div className="page-buttons">
        <Button color="primary" onClick={() => void download()}>
          {words.downloadOne}
        </Button>
        <Button onClick={() => void open(documentsPaths.ownDocument, { id: documentId })}>{words.open}</Button>
      </div>
      <PdfView key={documentId} title={words.pages(nameIn(shown, language))} load={load} {...zoom} />
    </section>
  )
}

function Files({
  order,
  files,
  wanted,
}: {
  readonly order: Order
  readonly files: readonly FileLine[]
  readonly wanted: string | undefined
}) {
  const words = useWords(filesWords)
  const language = useLanguage()
  const shown = files.find(({ documentId }) => documentId === wanted) ?? files[0]
  if (!shown)
    return (
      <Empty t={words.none} action={<Button onClick={() => void redirect(ordersPaths.order, { id: order.id })}>{words.toOrder}</Button>} />
    )
  return (
    <div className="page page-two-columns files">
      {files.length > 1 && (
        <nav className="page-card" aria-label={words.files}>
          <ul className="files-list">
            {files.map((file) => (
              <li key={file.id}>
                <PathLink to={ordersPaths.files} query={{ id: order.id, documentId: file.documentId }} replaces isCurrent={file === shown}>
                  {nameIn(file, language)}
                </PathLink>
              </li>
            ))}
          </ul>
          <Button block onClick={() => void downloadBundle(order)}>
            {words.downloadAll(files.length)}
          </Button>
        </nav>
      )}
      <ShownFile order={order} files={files} shown={shown} />
    </div>
  )
}

function OfOrder({ id, wanted }: { readonly id: string; readonly wanted: string | undefined }) {
  const read = useOrder(id)
  return <QueryView read={read}>{(order) => <Files order={order} files={madeFiles(order.lines)} wanted={wanted} />}</QueryView>
}

/** The files of one order, one after the other. */
export default function FilesScreen() {
  const words = useWords(filesWords)
  const query = useQueryOf(ordersPaths.files)
  const id = Id.safeParse(query.id).data
  if (id) return <OfOrder key={id} id={id} wanted={query.documentId} />
  return <Empty t={words.choose} action={<Button onClick={() => void redirect(ordersPaths.orders)}>{words.toOrders}</Button>} />
}
