import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { faceLoginWords } from './words.ts'

/** As large as the way with a face. */
export function WithoutFace({ back }: { readonly back: string | undefined }) {
  const words = useWords(faceLoginWords)
  return (
    <Button block fill="outline" size="large" onClick={() => redirect(accountPaths.login, { back })}>
      {words.without}
    </Button>
  )
}
