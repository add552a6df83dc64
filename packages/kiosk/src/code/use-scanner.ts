import { useEffect, useRef } from 'react'
import { nothingTyped, readKey } from './scanner.ts'

/** Listens to a scanner wherever the focus is. Its Enter presses nothing. */
export const useScanner = (onScanned: (text: string) => void): void => {
  const latest = useRef(onScanned)
  useEffect(() => {
    latest.current = onScanned
  })
  useEffect(() => {
    let typing = nothingTyped
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      const step = readKey(typing, event.key, event.timeStamp)
      typing = step.typing
      if (step.scanned === undefined) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(step.scanned)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
