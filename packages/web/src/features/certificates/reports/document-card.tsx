import { ownDocument } from '@campus/contract/documents/own-documents.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { useRead } from '../../../api/use-read.ts'
import { fetchOwnPages } from '../../../files/download/own-pages.ts'
import { useWide } from '../../../layout/use-wide.ts'
import '@campus/ui/page/page.css'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DocumentMark } from '../../../domain/proof/document-mark.tsx'
import './reports.css'
import { reportWords } from './words.ts'

const unmade = new Set(['making', 'failed'])

/** The document that is written about, as the school will see it. */
export function DocumentCard({ id }: { readonly id: string }) {
  const words = useWords(reportWords)
  const language = useLanguage()
  const isWide = useWide()
  const read = useRead(ownDocument, { id }, { background: true })
  return (
    <section className="page-card" aria-labelledby="about-document">
      <h2 id="about-document">{words.document}</h2>
      <QueryView read={read}>
        {(document) => (
          <>
            <p className="report-document">
              <span>
                {nameIn(document, language)}
                <small>{words.serial(document.serial)}</small>
              </span>
              <DocumentMark state={document.state} />
            </p>
            {isWide && !unmade.has(document.state) && (
              <PdfView title={document.fileName} load={(signal) => fetchOwnPages(document, signal)} />
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
