import { Refusal } from '@campus/client/failures.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { matchedCase, unmatchedCase } from '@campus/contract/registration/case.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'

export type MatchedCase = OutputOf<typeof matchedCase> & { readonly kind: 'matched' }
export type RegistrationCase = MatchedCase | (OutputOf<typeof unmatchedCase> & { readonly kind: 'unmatched' })

const refreshEvery = 20_000

/** An address holds the id alone; which of the two calls knows it is found out by asking. */
const readCase = async (id: string, signal: AbortSignal): Promise<RegistrationCase> => {
  const options = { signal, background: true }
  try {
    return { ...(await send(matchedCase, { id }, options)), kind: 'matched' }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    return { ...(await send(unmatchedCase, { id }, options)), kind: 'unmatched' }
  }
}

/** A case by its id, kept current while it is on the screen; an action that changes it names `matchedCase`. */
export const useCase = (id: string): UseQueryResult<RegistrationCase> =>
  useQuery<RegistrationCase>({
    queryKey: keyOf(matchedCase, { id }),
    queryFn: ({ signal }) => readCase(id, signal),
    staleTime: 0,
    refetchInterval: refreshEvery,
  })
