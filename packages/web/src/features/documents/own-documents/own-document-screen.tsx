import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { DocumentView } from './document-view.tsx'
import { ToOwn } from './to-own.tsx'
import { documentWords } from './words.ts'

export default function OwnDocumentScreen() {
  const words = useWords(documentWords)
  const id = Id.safeParse(useQueryOf(documentsPaths.ownDocument).id).data
  return id ? <DocumentView key={id} id={id} namesScreen /> : <Empty says={words.noId} action={<ToOwn />} />
}
