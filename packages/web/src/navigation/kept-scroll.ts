import { useLocation } from '@campus/ui/history/location.ts'
import { useLayoutEffect, useRef } from 'react'

const kept = new Map<string, number>()
const patience = 3000

/** Content arrives after the screen: tries again as the page grows, until it fits, the reader moves, or patience ends. */
const restore = (top: number): (() => void) => {
  const attempt = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const growth = new ResizeObserver(attempt)
  const timer = setTimeout(() => stop(), patience)
  const moves = ['wheel', 'touchstart', 'keydown'] as const
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, stop)
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  growth.observe(document.body)
  attempt()
  return stop
}

const stayHere = () => () => undefined

const startAtTop = () => {
  window.scrollTo(0, 0)
  return () => undefined
}

/** Forward starts at the top; back finds the place one left. Another entry shown on the same screen moves nothing. */
export const useKeptScroll = (): void => {
  const { key, pathname, arrivedBy } = useLocation()
  const shownPath = useRef<string>(undefined)
  useLayoutEffect(() => {
    const staysOnScreen = arrivedBy === 'replace' && shownPath.current === pathname
    shownPath.current = pathname
    const top = arrivedBy === 'pop' ? (kept.get(key) ?? 0) : 0
    const keep = () => void kept.set(key, window.scrollY)
    if (staysOnScreen) keep()
    const stop = staysOnScreen ? stayHere() : top > 0 ? restore(top) : startAtTop()
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', keep)
    }
  }, [key, pathname, arrivedBy])
}
