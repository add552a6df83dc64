import { NoConnection } from '@campus/client/failures.ts'
import { DocumentState, documentStates, ownDocuments } from '@campus/contract/documents/own-documents.ts'
import { Id } from '@campus/contract/fields.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { useFirst } from '@campus/ui/master-detail/use-first.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { stateLooks } from '../../../domain/proof/document-state.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cachedAnswer, keepAnswer, openDevice } from '../../../offline-cache/cached-answers.ts'
import { useSession } from '../../../session/use-session.ts'
import { DocumentRowView } from './document-row.tsx'
import { DocumentView } from './document-view.tsx'
import './own-documents.css'
import { ownListWords } from './words.ts'

/** The first page stays on the device: certificates open without network. */
const useDocuments = (state: DocumentState | undefined) => {
  const personId = useSession('user')?.uid ?? ''
  const [device] = useState(openDevice)
  const [isKept, setIsKept] = useState(false)
  const pages = usePages(keyOf(ownDocuments, { state }), async (pageNum, signal) => {
    const question = { call: ownDocuments, given: { state, pageNum }, personId }
    try {
      const page = await send(ownDocuments, { state, pageNum }, { signal })
      if (device && personId && pageNum === 1) keepAnswer(device, question, page, Date.now())
      setIsKept(false)
      return page
    } catch (error) {
      const kept = device && error instanceof NoConnection ? cachedAnswer(device, question) : undefined
      if (!kept) throw error
      setIsKept(true)
      return kept.answer
    }
  })
  return { pages, isKept }
}

/** On a phone a document opens by itself; where there is room it opens beside the list. */
export default function OwnDocumentsScreen() {
  const words = useWords(ownListWords)
  const say = useSay()
  const isWide = useWide()
  const query = useQueryOf(documentsPaths.ownDocuments)
  const state = DocumentState.safeParse(query.state).data
  const { pages, isKept } = useDocuments(state)
  const first = useFirst(pages)
  const shownId = isWide ? (Id.safeParse(query.id).data ?? first) : undefined
  const options = documentStates.map((one) => [one, say(stateLooks[one].t)] as const)
  const choose = (chosen: DocumentState | '') => void redirect(documentsPaths.ownDocuments, { state: chosen === '' ? undefined : chosen })
  const empty = state ? (
    <NoneLikeThat t={words.noneOfState} onShowAll={() => choose('')} />
  ) : (
    <Empty
      t={words.none}
      action={
        <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
          {words.get}
        </Button>
      }
    />
  )
  return (
    <MasterDetail detail={shownId && <DocumentView key={shownId} id={shownId} />}>
      {(state || (pages.total ?? 0) > 0) && (
        <div className="own-documents-filter">
          <Choice label={words.show} look="filters" options={[['', words.all], ...options]} value={state ?? ''} onChoose={choose} />
        </div>
      )}
      {isKept && (
        <p className="document-kept own-documents-kept" role="status">
          {words.kept}
        </p>
      )}
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.id} empty={empty}>
        {(row) => (
          <PathLink
            to={isWide ? documentsPaths.ownDocuments : documentsPaths.ownDocument}
            query={isWide ? { id: row.id, state } : { id: row.id }}
            replaces={isWide}
            isCurrent={row.id === shownId}
            className="own-document-link"
          >
            <DocumentRowView row={row} />
          </PathLink>
        )}
      </EndlessList>
    </MasterDetail>
  )
}
