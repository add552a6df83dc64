import { useState } from 'react'
import { z } from 'zod'

const ChosenLocation = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })
export type ChosenLocation = z.infer<typeof ChosenLocation>

const keyOf = (purpose: string) => `campus.location.${purpose}`

/** The screen that chooses leaves its answer here and goes back; it survives the reload of a phone short of memory. */
export const leaveChosenLocation = (purpose: string, location: ChosenLocation): void =>
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(location))

const readChosen = (purpose: string): ChosenLocation | undefined => {
  try {
    return ChosenLocation.safeParse(JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** What was last chosen for this purpose, for the screen that asked. */
export const useChosenLocation = (purpose: string): ChosenLocation | undefined => useState(() => readChosen(purpose))[0]
