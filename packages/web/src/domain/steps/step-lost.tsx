import type { Path } from '@campus/contract/paths/path.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords, wordsOf } from '@campus/ui/words/words.ts'
import { redirect } from '../../navigation/navigator.ts'

const stepWords = wordsOf({
  lost: ['这一步已失效，请从第一步重新开始。', 'This step has expired. Please start again.', '這一步已失效，請從第一步重新開始。'],
  startAgain: ['重新开始', 'Start again', '重新開始'],
})

/** A later screen of a path that was opened without the ones before it. */
export function StepLost({ first }: { readonly first: Path }) {
  const words = useWords(stepWords)
  return (
    <Empty
      t={words.lost}
      action={
        <Button color="primary" onClick={() => void redirect(first)}>
          {words.startAgain}
        </Button>
      }
    />
  )
}
