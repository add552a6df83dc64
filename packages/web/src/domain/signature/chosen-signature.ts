import { stepsBehind } from '@campus/ui/history/location.ts'
import { back, openAddress } from '../../navigation/navigator.ts'
import { createPersonStore } from '../../session/next-person.ts'

/** The signature that somebody chose elsewhere, and for which screen. It is taken once, so that nothing else is signed with it. */
const chosen = createPersonStore<{ readonly place: string; readonly fileId: string } | undefined>(undefined)

export const takeChosen = (place: string): string | undefined => {
  const there = chosen.read()
  if (there?.place !== place) return undefined
  chosen.set(undefined)
  return there.fileId
}

/** Back to the screen that wants a signature, with the chosen one. */
export const returnWith = (fileId: string, place: string): void => {
  chosen.set({ place, fileId })
  if (stepsBehind() > 0) back()
  else void openAddress(place)
}
