import type { PickUpCode } from '@campus/contract/printing/items.ts'

/** Codes whose time is not over. */
export const livingAt = (codes: readonly PickUpCode[], now: number): readonly PickUpCode[] =>
  codes.filter(({ expiresAt }) => Date.parse(expiresAt) > now)

/** The code of an item, found by the item or by its source. */
export const codeOf = (codes: readonly PickUpCode[], thingId: string): PickUpCode | undefined =>
  codes.find(({ itemId, subjectId }) => itemId === thingId || subjectId === thingId)
