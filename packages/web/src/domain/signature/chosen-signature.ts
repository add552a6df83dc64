import { stepsBehind } from '@campus/ui/history/location.ts'
import { back, openAddress } from '../../navigation/navigator.ts'

/** The signature that somebody chose elsewhere, and for which screen. It is taken once, so that nothing else is signed with it. */
let chosen: { readonly place: string; readonly fileId: string } | undefined

export const takeChosen = (place: string): string | undefined => {
  const fileId = chosen?.place === place ? chosen.fileId : undefined
  if (fileId !== undefined) chosen = undefined
  return fileId
}

/** Back to the screen that wants a signature, with the chosen one. */
export const returnWith = (fileId: string, place: string): void => {
  chosen = { place, fileId }
  if (stepsBehind() > 0) back()
  else void openAddress(place)
}
