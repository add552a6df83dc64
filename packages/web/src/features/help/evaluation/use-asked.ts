import { evaluationAsk } from '@campus/contract/help/evaluations.ts'
import { useRead } from '../../../api/use-read.ts'

export interface Asked {
  readonly askId: string
  readonly type: string
  readonly about: string
}

/** The question that led here, if one did and it still waits for an answer; a form begun without it would not answer it. */
export const useAsked = (askId: string | undefined): { readonly asked: Asked | undefined; readonly isComing: boolean } => {
  const { data, isLoading } = useRead(evaluationAsk, { id: askId ?? '' }, { enabled: askId !== undefined, background: true })
  return { asked: data?.isOpen ? data : undefined, isComing: isLoading }
}
