import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { verificationOutcome } from '@campus/contract/verification/verify.ts'
import { queryClient } from '../../../api/query-client.ts'
import { keyOf } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { answerPlace } from './tone.ts'

interface Opening {
  readonly isWide: boolean
  /** In the place of a screen that only leads here. */
  readonly replaces?: boolean
}

/** Shows an answer without asking for it again: what this device has found by itself stands in it too. */
export const openAnswer = async (outcome: Outcome, { isWide, replaces = false }: Opening): Promise<void> => {
  const { id, verdict } = outcome
  queryClient.setQueryData(keyOf(verificationOutcome, { id }), outcome)
  await (replaces ? redirect : open)(answerPlace(verdict, isWide), { id })
}
