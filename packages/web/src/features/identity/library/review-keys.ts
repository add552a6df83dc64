import { useEffect, useEffectEvent } from 'react'

export type ReviewKey = 'next' | 'previous' | 'enter' | 'pass' | 'refuse' | 'select'

const keys: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  ArrowRight: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Enter: 'enter',
  a: 'pass',
  p: 'pass',
  r: 'refuse',
  x: 'select',
}

interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What a key means to a reviewer; keys with a modifier belong to the browser. */
export const reviewKeyOf = ({ key, altKey, ctrlKey, metaKey }: Pressed): ReviewKey | undefined =>
  altKey || ctrlKey || metaKey ? undefined : keys[key.length === 1 ? key.toLowerCase() : key]

/** Who types, chooses by arrows or answers a question is not reviewing. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null)

/** These move the page or press what has the focus, unless a photo has it. */
const ofPhotos = new Set(['ArrowDown', 'ArrowUp', 'Enter'])
const isOnPhoto = (target: EventTarget | null, key: string) =>
  target instanceof Element && target.matches(key === 'Enter' ? '.library-open[aria-current=true]' : '.library-open')

/** Reviews by keyboard, as long as the list is on the screen. */
export const useReviewKeys = (onKey: (key: ReviewKey) => void): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = reviewKeyOf(event)
    if (key === undefined || isElsewhere(event.target) || (ofPhotos.has(event.key) && !isOnPhoto(event.target, event.key))) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
