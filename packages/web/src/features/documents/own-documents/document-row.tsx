import type { OutputOf } from '@campus/contract/call.ts'
import type { ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { DocumentMark } from '../../../domain/proof/document-mark.tsx'
import { ownListWords } from './words.ts'

type Row = OutputOf<typeof ownDocuments>['rows'][number]

/** One of my documents, as it stands in the list. */
export function DocumentRowView({ row }: { readonly row: Row }) {
  const words = useWords(ownListWords)
  const language = useLanguage()
  return (
    <>
      <TypeIcon type={row.type} />
      <span className="own-document-text">
        <span className="own-document-head">
          <strong>{nameIn(row, language)}</strong>
          <DocumentMark state={row.state} />
        </span>
        <small>
          {words.serial(row.serial)}
          {row.handedAs === 'paper' && ` · ${words.onPaper}`}
        </small>
        <small>
          <Time at={row.issuedAt ?? row.createdAt} />
          {row.validUntil && ` · ${words.until(lastDayOf(Date.parse(row.validUntil)))}`}
        </small>
      </span>
    </>
  )
}
