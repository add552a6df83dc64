import type { Who } from '@campus/contract/roles.ts'
import type { ComponentType } from 'react'

/** What an area shows on the first page of the administration, below what waits. */
export interface StartPart {
  readonly name: string
  /** Its place, a number that no other part has. */
  readonly order: number
  readonly guard: Who
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

let parts: readonly StartPart[] = []

/** The app hands over what its areas show there; the page itself knows none of them. */
export const registerStartParts = (given: readonly StartPart[]): void => {
  parts = [...parts, ...given].toSorted((one, other) => one.order - other.order)
}

export const registeredStartParts = (): readonly StartPart[] => parts
