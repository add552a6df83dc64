interface BodyPart {
  /** Where in the text it begins. */
  readonly start: number
  readonly text: string
  /** The text is an address on the web. */
  readonly isLink: boolean
}

// Chinese sentences go on right after an address, without a space.
const address = /(https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*[\w\-~/#=&%])/

/** The text split into plain parts and addresses. */
export const bodyParts = (body: string): readonly BodyPart[] => {
  const parts: BodyPart[] = []
  for (const [index, text] of body.split(address).entries()) {
    const last = parts.at(-1)
    if (text !== '') parts.push({ start: last ? last.start + last.text.length : 0, text, isLink: index % 2 === 1 })
  }
  return parts
}
