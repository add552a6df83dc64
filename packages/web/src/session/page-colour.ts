import { schoolColours } from '@campus/contract/school/school-colours.ts'
import { setVariables } from '@campus/ui/theme/set-variables.ts'
import { useEffect } from 'react'
import { readSession } from './session-store.ts'

/** The colour of another school while something of it is shown; null is the product's own. */
let lent: string | null | undefined

export const colourPage = (): void => setVariables(schoolColours(lent === undefined ? readSession().look.colour : lent))

/** As long as this is on the screen, the page has this colour. The device keeps that of its own school. */
export const useLentColour = (colour: string | null | undefined): void => {
  useEffect(() => {
    lent = colour
    colourPage()
    return () => {
      lent = undefined
      colourPage()
    }
  }, [colour])
}
