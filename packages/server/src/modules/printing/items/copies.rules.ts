/** What of an item is out, counted over all copies in their order. */
interface Counted {
  readonly copies: number
  readonly pages_per_copy: number
  readonly pages_out: number
}

/** Copies that are whole. */
export const copiesOut = ({ pages_out, pages_per_copy }: Counted) => Math.floor(pages_out / pages_per_copy)

/** Copies that are not whole yet, a broken one among them. */
export const copiesLeft = (item: Counted) => item.copies - copiesOut(item)

export const pagesLeft = ({ copies, pages_per_copy, pages_out }: Counted) => copies * pages_per_copy - pages_out

/** Pages that still come for so many of the copies that are left: a broken copy comes first and needs only its rest. */
export const pagesFor = (item: Counted, copies: number) =>
  Math.max(0, copies * item.pages_per_copy - (item.pages_out % item.pages_per_copy))

/** Entrusted copies stay reserved for the delegate, until the owner revokes them. */
export const copiesForOwner = (item: Counted, entrusted: number) => Math.max(0, copiesLeft(item) - entrusted)

export const copiesForDelegate = (item: Counted, entrustment: { readonly copies: number; readonly printed: number }) =>
  Math.min(entrustment.copies - entrustment.printed, copiesLeft(item))
