import type { Services } from '../context/services.ts'
import type { ExtensionPoint } from '../platform/extension-point.ts'

/** The same context, in which the test gives parts of an extension point itself. */
export const withExtension = <C extends { readonly services: Services }, Shape extends object>(
  ctx: C,
  point: ExtensionPoint<Shape>,
  part: Partial<Shape>,
): C => {
  const extensions = new Map([...ctx.services.extensions, [point, { ...point.of(ctx), ...part }] as const])
  return { ...ctx, services: { ...ctx.services, extensions } }
}
