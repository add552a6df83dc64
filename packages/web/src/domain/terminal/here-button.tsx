import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LocationOutline } from 'antd-mobile-icons'
import type { Here } from './use-here.ts'
import { terminalWords } from './words.ts'

interface HereButtonProps {
  readonly here: Here
  /** Another button is the one that the screen is for. */
  readonly isMinor?: boolean
}

export function HereButton({ here: { point, isFinding, find }, isMinor = false }: HereButtonProps) {
  const words = useWords(terminalWords)
  return (
    <Button color="primary" fill={point || isMinor ? 'outline' : 'solid'} loading={isFinding} onClick={find}>
      <LocationOutline aria-hidden="true" /> {point ? words.hereAgain : words.nearestFirst}
    </Button>
  )
}
