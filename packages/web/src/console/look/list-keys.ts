import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const detailOf = (list: Element) => list.closest('.list-beside')?.querySelector<HTMLElement>('.list-beside-detail')

/** The button of the open entry that says it has this key. */
const buttonFor = (detail: Element, key: string) =>
  [...detail.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((button) => button.getAttribute('aria-keyshortcuts') === key)

/**
 * In a list with its open entry beside it: up and down open the next one, enter goes into the open one, and letters press its buttons.
 * Only while a row has the focus, so that no letter typed elsewhere decides anything.
 */
export const onListKey = (event: KeyboardEvent<HTMLUListElement>): void => {
  const { currentTarget: list, target, key } = event
  if (!(target instanceof HTMLElement) || !target.matches('.choosable-row') || event.ctrlKey || event.metaKey || event.altKey) return
  const detail = detailOf(list)
  const step = steps[key]
  if (step !== undefined) {
    const rows = [...list.querySelectorAll<HTMLElement>('.choosable-row')]
    const next = rows[rows.indexOf(target) + step]
    event.preventDefault()
    next?.focus()
    if (detail) next?.click()
    return
  }
  if (!detail || target.getAttribute('aria-current') !== 'true') return
  if (key === 'Enter') {
    event.preventDefault()
    detail.focus()
    return
  }
  const button = key.length === 1 ? buttonFor(detail, key.toUpperCase()) : undefined
  if (!button) return
  event.preventDefault()
  button.click()
}
