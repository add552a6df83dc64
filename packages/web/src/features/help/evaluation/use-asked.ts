import { homeInit } from '@campus/contract/home/workbench.ts'
import { useRead } from '../../../api/use-read.ts'

export interface Asked {
  readonly askId: string
  readonly type: string | undefined
  readonly about: string | undefined
}

/** The question that led here, if one did; home knows what it was about. */
export const useAsked = (askId: string | undefined, type: string | undefined): Asked | undefined => {
  const { data } = useRead(homeInit, {}, { enabled: askId !== undefined, background: true })
  if (askId === undefined) return undefined
  const known = data?.evaluation?.askId === askId ? data.evaluation : undefined
  return { askId, type: type ?? known?.type, about: known?.about }
}
