import type { OwnAppraisal } from '@campus/contract/appraisal/appraisals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../session/use-session.ts'
import { fetchTokens } from '../device/fetch-tokens.ts'
import { ownWords } from './words.ts'

/** Fetches the tokens of all sections when the campaign is looked at, long before a ballot leaves. */
export function Tokens({ appraisal }: { readonly appraisal: OwnAppraisal }) {
  const words = useWords(ownWords)
  const personId = useSession('user')?.uid ?? ''
  const ids = appraisal.sections.map(({ id }) => id)
  const fetching = useQuery({
    queryKey: ['appraisal tokens', personId, ...ids],
    queryFn: async () => {
      await fetchTokens(personId, appraisal)
      return true
    },
    enabled: personId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (fetching.isPending) return <p className="page-note">{words.fetching}</p>
  if (!fetching.error) return null
  return <TokenFailure error={fetching.error} onRetry={() => void fetching.refetch()} />
}

function TokenFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const words = useWords(ownWords)
  const failure = useFailure(error)
  return (
    <div role="alert">
      <p className="page-note">
        {error.name === 'QuotaExceededError' || error.name === 'SecurityError' ? words.cannotKeep : failure.advice}
      </p>
      <Button size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
