import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { applyFormWords } from './words.ts'

/** The address names no certificate: the list has them all. */
export function NoTemplate() {
  const words = useWords(applyFormWords)
  return (
    <Empty says={words.noTemplate} action={<Button onClick={() => void redirect(documentsPaths.certificates)}>{words.toAll}</Button>} />
  )
}
