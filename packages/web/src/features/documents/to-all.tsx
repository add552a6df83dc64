import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../navigation/navigator.ts'
import { documentsPaths } from '../../paths/documents.ts'
import { makeWords } from './make-words.ts'

/** Back to the list, from a place where there is nothing to be had. */
export function ToAll() {
  const words = useWords(makeWords)
  return <Button onClick={() => void redirect(documentsPaths.certificates)}>{words.toAll}</Button>
}
