import { Button } from 'antd-mobile'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { documentsPaths } from '../../../paths/documents.ts'
import { useWords } from '../../../words/words.ts'
import { DocumentView } from './document-view.tsx'
import { documentWords } from './words.ts'

export default function OwnDocumentScreen() {
  const words = useWords(documentWords)
  const { id } = useQueryOf(documentsPaths.ownDocument)
  const toList = <Button onClick={() => void redirect(documentsPaths.ownDocuments)}>{words.toList}</Button>
  return id ? <DocumentView key={id} id={id} namesScreen /> : <Empty says={words.noId} action={toList} />
}
