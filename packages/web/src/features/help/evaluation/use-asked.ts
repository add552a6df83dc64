import { evaluationAsk } from '@campus/contract/help/evaluations.ts'
import { useRead } from '../../../api/use-read.ts'

export interface Asked {
  readonly askId: string
  readonly type: string
  readonly about: string
}

/** The question that led here, if one did and it still waits for an answer. */
export const useAsked = (askId: string | undefined): Asked | undefined => {
  const { data } = useRead(evaluationAsk, { id: askId ?? '' }, { enabled: askId !== undefined, background: true })
  return data?.isOpen ? data : undefined
}
