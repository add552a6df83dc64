import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { documentWords } from './words.ts'

/** To the list, from a place where there is no document. */
export function ToOwn() {
  const words = useWords(documentWords)
  return <Button onClick={() => void redirect(documentsPaths.ownDocuments)}>{words.toList}</Button>
}
