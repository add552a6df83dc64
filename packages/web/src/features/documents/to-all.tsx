import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../navigation/navigator.ts'
import { makeWords } from './make-words.ts'

/** Back to the list, from a place where nothing is available. */
export function ToAll() {
  const words = useWords(makeWords)
  return <Button onClick={() => void redirect(documentsPaths.certificates)}>{words.toAll}</Button>
}
