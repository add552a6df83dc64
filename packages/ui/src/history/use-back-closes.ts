import { useEffect, useEffectEvent } from 'react'
import { openOverlay } from './overlay-history.ts'

/** While the component is drawn, the back button of the browser or phone closes it instead of leaving the page. */
export const useBackCloses = (close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => openOverlay(() => onBack()), [])
}
