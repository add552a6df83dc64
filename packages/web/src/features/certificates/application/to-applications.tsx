import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { applicationWords } from './words.ts'

/** Back to the list, from a place where nothing is chosen. */
export function ToApplications() {
  const words = useWords(applicationWords)
  return <Button onClick={() => void redirect(certificatesPaths.applications)}>{words.toList}</Button>
}
