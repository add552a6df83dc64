import { Refusal } from '@campus/client/failures.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { verifyPlace } from '../verify-place.ts'
import { outcomeWords } from './words.ts'

interface NoOutcomeProps {
  readonly error: Error | null | undefined
  readonly onRetry: () => unknown
}

/** The address names no check, or one that is not kept any more, or the server could not be asked. */
export function NoOutcome({ error, onRetry }: NoOutcomeProps) {
  const words = useWords(outcomeWords)
  const isWide = useWide()
  const again = (
    <Button color="primary" onClick={() => void redirect(verifyPlace(isWide))}>
      {words.another}
    </Button>
  )
  if (!error) return <Empty t={words.noId} action={again} />
  if (error instanceof Refusal) return <Empty t={words.gone} action={again} />
  return <Refused error={error} onRetry={onRetry} action={again} />
}
