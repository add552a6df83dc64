import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Ctrl-K (or Command-K) anywhere, and "/" where nothing is being typed. */
export const useSearchKeys = (onAsked: () => void): void => {
  const ask = useEffectEvent(onAsked)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      // A dialog that is open may hold work; the search would cover it.
      if ((!isShortcut && !isSlash) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      ask()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
