import { Button } from 'antd-mobile'
import { redirect } from '../../../navigation/navigator.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { documentsPaths } from '../../../paths/documents.ts'
import { useWords } from '../../../words/words.ts'
import { applyFormWords } from './words.ts'

/** The address names no certificate: the list has them all. */
export function NoTemplate() {
  const words = useWords(applyFormWords)
  return (
    <Empty says={words.noTemplate} action={<Button onClick={() => void redirect(documentsPaths.certificates)}>{words.toAll}</Button>} />
  )
}
