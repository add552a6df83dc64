interface OnPaper {
  readonly x: number
  readonly y: number
}

/** Never empty. */
export type Group<Thing> = [Thing, ...Thing[]]

/**
 * Those that would lie over each other on the paper, together: each joins the first group whose first member is nearer than `reach`, so
 * what stands in the same order is grouped in the same way.
 */
export const groupNear = <Thing>(things: readonly Thing[], placeOf: (thing: Thing) => OnPaper, reach: number): Group<Thing>[] => {
  const groups: { readonly at: OnPaper; readonly members: Group<Thing> }[] = []
  for (const thing of things) {
    const at = placeOf(thing)
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < reach)
    if (near) near.members.push(thing)
    else groups.push({ at, members: [thing] })
  }
  return groups.map(({ members }) => members)
}
