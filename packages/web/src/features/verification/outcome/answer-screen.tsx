import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { verificationOutcome } from '@campus/contract/verification/verify.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { verifyPlace } from '../verify-place.ts'
import { NoOutcome } from './no-outcome.tsx'
import { OutcomeView } from './outcome-view.tsx'
import { outcomeWords } from './words.ts'

/** Right or wrong, on a phone or at a desk: what was found decides what is shown, never the address. */
export default function AnswerScreen() {
  const words = useWords(outcomeWords)
  const isWide = useWide()
  const { id } = useQueryOf(verificationPaths.right)
  const read = useRead(verificationOutcome, { id: id ?? '' }, { enabled: Boolean(id), staleTime: Number.POSITIVE_INFINITY })
  if (!id || read.error) return <NoOutcome error={id ? read.error : undefined} onRetry={read.refetch} />
  return (
    <QueryView read={read}>
      {(outcome) => (
        <OutcomeView
          shown={outcome}
          actions={
            <>
              <Button color="primary" onClick={() => void open(verificationPaths.result, { id })}>
                {words.report}
              </Button>
              <Button onClick={() => void open(verifyPlace(isWide))}>{words.another}</Button>
            </>
          }
        />
      )}
    </QueryView>
  )
}
