/** Something that a module below needs of the modules above it. They give it in their `module.ts`; each key is given exactly once. */
export interface ExtensionPoint<Shape extends object> {
  readonly name: string
  readonly keys: readonly string[]
  /** What the modules gave, all keys of it. */
  of(ctx: ContextWithExtensions): Shape
  give(part: Partial<Shape>): Contribution
}

/** One module's part of an extension point. */
export interface Contribution {
  readonly point: AnyExtensionPoint
  readonly part: object
}

/** What a list of modules is assembled from knows a point by its name and keys alone. */
export type AnyExtensionPoint = Pick<ExtensionPoint<object>, 'name' | 'keys'>

/** Every extension point with what was given for it; made once, when the app is assembled. */
export type Extensions = ReadonlyMap<AnyExtensionPoint, object>

interface ContextWithExtensions {
  readonly services: { readonly extensions: Extensions }
}

/** The values of `keys` are not used; a key of the shape that is missing there does not compile. */
export const extensionPoint = <Shape extends object>(
  name: string,
  keys: Readonly<Record<keyof Shape & string, unknown>>,
): ExtensionPoint<Shape> => {
  const point: ExtensionPoint<Shape> = {
    name,
    keys: Object.keys(keys),
    of: ({ services }) => {
      const given = services.extensions.get(point)
      if (!given) throw new Error(`No module opens the extension point '${name}'`)
      return given as Shape
    },
    give: (part) => ({ point, part }),
  }
  return point
}

/** Joins the parts of a point. A key that nobody gives, or that two give, keeps the app from starting. */
export const joinParts = ({ name, keys }: AnyExtensionPoint, parts: readonly object[]): object => {
  const given = parts.flatMap((part) => Object.keys(part))
  const twice = given.find((key, index) => given.indexOf(key) !== index)
  if (twice !== undefined) throw new Error(`Two modules give '${twice}' for '${name}'`)
  const missing = keys.find((key) => !given.includes(key))
  if (missing !== undefined) throw new Error(`No module gives '${missing}' for '${name}'`)
  return Object.assign({}, ...parts)
}
