import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** Photos and papers stand above: whoever deletes the data of a person has them deleted there. */
interface PhotoStore {
  /** In the transaction of the deletion: all photos, papers and their files. */
  readonly erase: (ctx: Ctx, personId: string) => Promise<void>
}

export const photoStore = extensionPoint<PhotoStore>('people.photos', { erase: true })
