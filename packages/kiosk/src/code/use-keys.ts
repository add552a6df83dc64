import { useEffect, useRef } from 'react'

interface Keys {
  readonly onEnter?: () => void
  readonly onEscape: () => void
  readonly onPaste?: (text: string) => void
}

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button, a, input') !== null

/** A screen for who has a keyboard alone: what its keys do wherever the focus is. */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let typedOver: EventTarget | null = null
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'Escape') latest.current.onEscape()
      if (/^\w$/.test(event.key)) typedOver = event.target
      // A button that was chosen keeps its own Enter; one that only had the focus while somebody typed does not.
      if (event.key !== 'Enter' || (isButton(event.target) && event.target !== typedOver)) return
      event.preventDefault()
      latest.current.onEnter?.()
    }
    const take = ({ clipboardData }: ClipboardEvent) => latest.current.onPaste?.(clipboardData?.getData('text') ?? '')
    window.addEventListener('keydown', hear)
    window.addEventListener('paste', take)
    return () => {
      window.removeEventListener('keydown', hear)
      window.removeEventListener('paste', take)
    }
  }, [])
}
