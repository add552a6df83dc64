/** Things without an id of their own are known by their place, so that one keeps the focus while it is typed into. */
export const placed = <Item>(items: readonly Item[]): readonly { readonly item: Item; readonly place: number; readonly key: string }[] =>
  items.map((item, place) => ({ item, place, key: `${place} of ${items.length}` }))
