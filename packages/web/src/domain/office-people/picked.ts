/** A person or a unit as forms keep it: the name is what was shown when it was picked. */
export interface Picked {
  readonly id: string
  readonly name: string
}

/** Chooses one, or takes it off again; where only one counts, it takes the place of the other. */
export const toggled = (chosen: readonly Picked[], { id, name }: Picked, isMultiple: boolean): readonly Picked[] => {
  if (chosen.some((each) => each.id === id)) return chosen.filter((each) => each.id !== id)
  return isMultiple ? [...chosen, { id, name }] : [{ id, name }]
}
