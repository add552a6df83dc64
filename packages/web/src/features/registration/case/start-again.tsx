import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { caseWords } from './words.ts'

/** The way on where a case is gone, or an address was mistyped. */
export function StartAgain() {
  const words = useWords(caseWords)
  return <Button onClick={() => void redirect(accountPaths.chooseUserType)}>{words.startAgain}</Button>
}
