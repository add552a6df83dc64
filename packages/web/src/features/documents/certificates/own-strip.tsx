import { ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { FolderOutline } from 'antd-mobile-icons'
import { DocumentMark } from '../../../domain/proof/document-mark.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import './own-strip.css'
import { certificatesWords } from './words.ts'

/** The newest of my documents, one tap away. */
export function OwnStrip() {
  const words = useWords(certificatesWords)
  const language = useLanguage()
  const read = useCachedRead(ownDocuments, { pageNum: 1, pageSize: 4 }, { background: true })
  return (
    <section className="own-strip" aria-labelledby="own-strip">
      <header>
        <h2 id="own-strip">{words.mine}</h2>
        <PathLink to={documentsPaths.ownDocuments} className="own-strip-all">
          {words.allMine}
        </PathLink>
      </header>
      <QueryView
        read={read}
        waiting={<Waiting rows={1} />}
        empty={
          <p className="own-strip-none">
            <FolderOutline aria-hidden="true" />
            {words.noneMine}
          </p>
        }
      >
        {({ rows }) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <PathLink to={documentsPaths.ownDocument} query={{ id: row.id }} className="own-strip-document">
                  <strong>{nameIn(row, language)}</strong>
                  <span className="own-strip-foot">
                    <Time at={row.issuedAt ?? row.createdAt} />
                    <DocumentMark state={row.state} />
                  </span>
                </PathLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
