import { nameIn } from '@campus/contract/localized-name.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DocumentActions } from './document-actions.tsx'
import { DocumentFile } from './document-file.tsx'
import { DocumentHead } from './document-head.tsx'
import { DocumentProof } from './document-proof.tsx'
import { DocumentShares } from './document-shares.tsx'
import '@campus/ui/page/whole-thing.css'
import './document-view.css'
import { OnPaper } from './on-paper.tsx'
import { ToOwn } from './to-own.tsx'
import { FailedCard, MakingCard } from './unfinished-cards.tsx'
import { type OwnDocument, useOwnDocument } from './use-own-document.ts'
import { ownListWords } from './words.ts'

function Body({ document, mayAct }: { readonly document: OwnDocument; readonly mayAct: boolean }) {
  if (document.state === 'making') return <MakingCard />
  if (document.state === 'failed') return <FailedCard document={document} />
  if (document.handedAs === 'paper') return <OnPaper document={document} mayAct={mayAct} />
  return (
    <>
      <DocumentFile document={document} />
      <div className="page-column document-proofs">
        {mayAct && <DocumentActions document={document} />}
        {document.state === 'valid' && mayAct && <DocumentShares document={document} />}
        <DocumentProof document={document} mayAct={mayAct} />
      </div>
    </>
  )
}

interface DocumentViewProps {
  readonly id: string
  /** It has a screen of its own, which then bears its name. */
  readonly namesScreen?: boolean
}

/** One document of mine with all that can be done with it. */
export function DocumentView({ id, namesScreen = false }: DocumentViewProps) {
  const words = useWords(ownListWords)
  const language = useLanguage()
  const read = useOwnDocument(id)
  useScreenTitle(namesScreen && read.data ? nameIn(read.data, language) : undefined)
  const isKept = read.keptAt !== undefined
  return (
    <div className="thing-place">
      <QueryView read={read} otherWay={<ToOwn />}>
        {(document) => (
          <div className="thing document">
            <div className="page-column document-about">
              {isKept && (
                <p className="document-kept" role="status">
                  {words.kept}
                </p>
              )}
              <DocumentHead document={document} />
            </div>
            <Body document={document} mayAct={!isKept} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
