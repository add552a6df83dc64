import type { ExtensionPoint } from '../platform/extension-point.ts'
import type { World } from '../platform/world.ts'

/** The same context, in which the test gives parts of an extension point itself. */
export const withExtension = <C extends { readonly world: World }, Shape extends object>(
  ctx: C,
  point: ExtensionPoint<Shape>,
  part: Partial<Shape>,
): C => {
  const extensions = new Map([...ctx.world.extensions, [point, { ...point.of(ctx), ...part }] as const])
  return { ...ctx, world: { ...ctx.world, extensions } }
}
